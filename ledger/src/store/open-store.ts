// Opens the store that the configuration names.
import type { StoreLocation } from '../config.ts';
import { openSqliteStore } from './sqlite/store.ts';
import type { LedgerStore } from './store.ts';

export async function openStore(location: StoreLocation): Promise<LedgerStore> {
  return openSqliteStore(location.path);
}
