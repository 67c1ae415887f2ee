// The ledger's own user in MongoDB: it may do what the store does and nothing else, and the journal only ever grows.
import type { Db } from 'mongodb';

/** The name of the user and of its role, both kept in the ledger's database. */
export const LEDGER_USER = 'ledger';

/** By collection. Collections, indexes and validators are made by `prepareDatabase` (prepare.ts), under another user. */
const ACTIONS = {
  organizations: ['find', 'insert', 'update'],
  api_keys: ['find', 'insert', 'update'],
  extractions: ['find', 'insert', 'update', 'remove'],
  journal: ['find', 'insert'],
  price_versions: ['find', 'insert'],
  usage: ['find', 'insert', 'update'],
  console_tokens: ['find', 'insert', 'update'],
  console_sessions: ['find', 'insert', 'remove'],
  console_failures: ['find', 'insert', 'update', 'remove'],
  audit_runs: ['find', 'insert', 'update'],
  schema_version: ['find'],
} as const;

/** Makes the user and its role, or brings both to this version and this password. */
export async function putLedgerUser(database: Db, password: string): Promise<void> {
  const privileges = Object.entries(ACTIONS).map(([collection, actions]) => ({
    resource: { db: database.databaseName, collection },
    actions,
  }));
  const { roles } = await database.command({ rolesInfo: LEDGER_USER });
  const role = { privileges, roles: [] };
  await database.command(
    roles.length > 0 ? { updateRole: LEDGER_USER, ...role } : { createRole: LEDGER_USER, ...role },
  );
  const { users } = await database.command({ usersInfo: LEDGER_USER });
  const user = { pwd: password, roles: [{ role: LEDGER_USER, db: database.databaseName }] };
  await database.command(
    users.length > 0 ? { updateUser: LEDGER_USER, ...user } : { createUser: LEDGER_USER, ...user },
  );
}
