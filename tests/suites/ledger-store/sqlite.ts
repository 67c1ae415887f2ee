// SQLite as the contract meets it: a real file in a folder of its own.
import { openSqliteStore } from '../../../ledger/src/store/sqlite/store.ts';
import { temporaryFolder } from '../ledger-service/support.ts';
import type { StoreKind } from './harness.ts';

export const sqlite: StoreKind = {
  name: 'SQLite',
  propertyRuns: 150,
  async create() {
    const folder = temporaryFolder();
    return {
      open: async (clock) => openSqliteStore(`${folder.path}/ledger.db`, () => clock.nowMs),
      remove: async () => folder.remove(),
    };
  },
};
