// Opens the store that the configuration names.
import type { StoreLocation } from '../config.ts';
import { openMongoStore } from './mongo/store.ts';
import { openSqliteStore } from './sqlite/store.ts';
import type { LedgerStore } from './store.ts';

export async function openStore(location: StoreLocation): Promise<LedgerStore> {
  switch (location.kind) {
    case 'sqlite':
      return openSqliteStore(location.path);
    case 'mongodb':
      return openMongoStore(location.url);
  }
}
