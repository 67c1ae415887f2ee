// One admit+settle pair on a store of ours: through the mailboxes as the ledger does it, or a transaction a command.
import type { Command, OutcomeOf } from '../../../ledger/src/organization/commands.ts';
import { Mailboxes } from '../../../ledger/src/organization/mailbox.ts';
import type { LedgerStore } from '../../../ledger/src/store/store.ts';
import { admission, CHARGE, send, sendBatches, type TestOrganization } from '../../suites/ledger-store/harness.ts';
import { type Admit, type Pair, pairOf } from './ledger-load.ts';

/** A sealed answer of the usual size. */
const ANSWER = new Uint8Array(2_048).fill(7);

type Send = <C extends Command>(organizationId: string, command: C) => Promise<OutcomeOf<C>>;

export function batchedPair(store: LedgerStore, organizations: readonly TestOrganization[]): Pair {
  return pairOf(batchedAdmit(store, organizations));
}

export function batchedAdmit(store: LedgerStore, organizations: readonly TestOrganization[]): Admit {
  const mailboxes = new Mailboxes({
    parallelCommits: store.parallelCommits,
    organizationsTogether: () => store.organizationsTogether,
    commit: (batches) => sendBatches(store, batches),
  });
  return admitBy((id, command) => mailboxes.submit(id, command, Number.MAX_SAFE_INTEGER), organizations);
}

export function oneByOnePair(store: LedgerStore, organizations: readonly TestOrganization[]): Pair {
  return pairOf(oneByOneAdmit(store, organizations));
}

export function oneByOneAdmit(store: LedgerStore, organizations: readonly TestOrganization[]): Admit {
  return admitBy((id, command) => send(store, id, command), organizations);
}

function admitBy(sendCommand: Send, organizations: readonly TestOrganization[]): Admit {
  return async (number) => {
    const organization = organizations[number] as TestOrganization;
    const { organizationId } = organization;
    const run = await sendCommand(organizationId, admission(organization));
    if (run.kind !== 'admitted') throw new Error(`not admitted: ${run.kind}`);
    const { extractionId, fencingToken } = run;
    const settlement = { kind: 'settle' as const, extractionId, fencingToken, request: CHARGE, sealedAnswer: ANSWER };
    return async () => {
      const settled = await sendCommand(organizationId, settlement);
      if (settled.kind !== 'settled') throw new Error(`not settled: ${settled.kind}`);
    };
  };
}
