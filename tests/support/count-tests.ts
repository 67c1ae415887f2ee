// What a run of vitest came to, from its JSON report: how many passed, how many did not.

/** The part of vitest's JSON report that counts. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/**
 * A test that did not run counts as failed: one that is skipped or still to write, or whose file or hook broke. So does a
 * file that failed beside its tests.
 */
export function countTests({ testResults }: VitestReport): { passed: number; failed: number } {
  let passed = 0;
  let failed = 0;
  for (const { status, assertionResults } of testResults) {
    const green = assertionResults.filter((test) => test.status === 'passed').length;
    passed += green;
    failed += assertionResults.length - green;
    if (status === 'failed' && green === assertionResults.length) failed++;
  }
  return { passed, failed };
}
