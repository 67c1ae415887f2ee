// Where in the console one is, in the address after #: the back button works, and a place can be kept as a bookmark.
import { signal } from '@preact/signals';

export const OWNER_TABS = ['overview', 'usage', 'journal', 'keys'] as const;
export const OPERATOR_TABS = ['organizations', 'services', 'prices'] as const;
export type OwnerTab = (typeof OWNER_TABS)[number];
export type OperatorTab = (typeof OPERATOR_TABS)[number];

export interface Route {
  readonly operatorTab: OperatorTab;
  /** Undefined: the list of organizations. */
  readonly organizationId: string | undefined;
  readonly ownerTab: OwnerTab;
}

export const route = signal<Route>(readRoute(location.hash));

addEventListener('hashchange', () => {
  route.value = readRoute(location.hash);
});

export function go(next: Partial<Route>): void {
  const { operatorTab, organizationId, ownerTab } = { ...route.value, ...next };
  location.hash = [operatorTab, ...(organizationId ? [organizationId, ownerTab] : [ownerTab])].join('/');
}

/** `#organizations/ORG/usage`, `#services`; an owner's is `#organizations/usage`. Anything else is the first page. */
export function readRoute(hash: string): Route {
  const parts = hash.replace(/^#/, '').split('/');
  return {
    operatorTab: OPERATOR_TABS.find((tab) => tab === parts[0]) ?? 'organizations',
    organizationId: parts.find((part) => /^org_[0-9a-f]{20}$/.test(part)),
    ownerTab: OWNER_TABS.find((tab) => tab === parts.at(-1)) ?? 'overview',
  };
}
