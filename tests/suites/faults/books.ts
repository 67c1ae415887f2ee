// What an operator does in these tests, over gRPC: an organization, its keys, its balance, the audit.
import { KeyKind, LedgerAdminServiceClient } from '@lavra/proto/ledger/v1/admin';
import { call, channel } from '@lavra/shared/grpc-client';

const CALL_TIMEOUT_MS = 20_000;

export class Books {
  readonly #admin: LedgerAdminServiceClient;
  /** The operator's. */
  token: string;

  constructor(addresses: string, token: string) {
    this.#admin = new LedgerAdminServiceClient(...channel(addresses));
    this.token = token;
  }

  /** One that nothing but a fault can refuse. */
  async newOrganization(): Promise<string> {
    const { organization } = await this.#call(this.#admin.createOrganization, {
      name: 'Books',
      planCreditsHundredths: 0,
      purchasedCreditsHundredths: 1_000_000_00,
      perMinute: 1_000_000,
      perDay: 1_000_000,
    });
    return organization?.id as string;
  }

  async newKey(organizationId: string): Promise<string> {
    const request = { organizationId, kind: KeyKind.KEY_KIND_LIVE, expiresAt: undefined };
    return (await this.#call(this.#admin.createKey, request)).secret;
  }

  async chargedHundredths(organizationId: string): Promise<number> {
    const { organization } = await this.#call(this.#admin.getOrganization, { organizationId });
    return organization?.chargedHundredths ?? Number.NaN;
  }

  async violations(): Promise<readonly unknown[]> {
    return (await this.#call(this.#admin.audit, {})).violations;
  }

  /** Keys kept under the secret in use, and under any. */
  async keysBySecret(): Promise<{ readonly current: number; readonly all: number }> {
    const { currentSecretId, uses } = await this.#call(this.#admin.getSecretUse, {});
    const keys = new Map(uses.map((use) => [use.secretId, use.keys]));
    return { current: keys.get(currentSecretId) ?? 0, all: [...keys.values()].reduce((sum, one) => sum + one, 0) };
  }

  close(): void {
    this.#admin.close();
  }

  #call<Request, Response>(method: Parameters<typeof call<Request, Response>>[0], request: Request): Promise<Response> {
    return call(method.bind(this.#admin), request, { token: this.token, timeoutMs: CALL_TIMEOUT_MS });
  }
}
