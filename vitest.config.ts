// Two kinds of tests: pure decisions next to the code, and everything else against the real thing under tests/.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['*/src/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'system',
          include: ['tests/**/*.test.ts'],
          // Real processes that load models and sync to disk, on shared machines.
          testTimeout: 120_000,
          // The first use of a server fetches it, and a download may take its five minutes.
          hookTimeout: 480_000,
        },
      },
    ],
    // The system tests start processes of their own: more files at once would only take turns on the cores.
    maxWorkers: 2,
    allowOnly: false,
  },
});
