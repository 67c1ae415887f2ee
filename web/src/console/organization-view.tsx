// One organization: its balance and limits, what it used, what happened, its keys.
import { formatNumber } from '../i18n/format.ts';
import { inLanguage } from '../i18n/language.ts';
import { Tabs } from '../ui/tabs.tsx';
import { get, send } from './api.ts';
import type { ConsoleOrganization } from './contract.ts';
import { JournalView } from './journal-view.tsx';
import { KeysView } from './keys-view.tsx';
import { type Loaded, useLoaded } from './load.ts';
import { Field, Form, Show, typedNumber } from './parts.tsx';
import { go, OWNER_TABS, route } from './route.ts';
import { UsageView } from './usage-view.tsx';

const texts = inLanguage({
  en: {
    tabs: { overview: 'Balance', usage: 'Usage', journal: 'Charges', keys: 'Keys' },
    parts: 'Parts of the organization',
    available: 'Available',
    plan: 'Left of the plan',
    planOf: (credits: string) => `of ${credits} a month`,
    purchased: 'Purchased',
    held: 'Held',
    heldHint: 'by extractions that run',
    charged: 'Charged so far',
    credits: 'credits',
    limits: 'Limits',
    perMinute: 'Extractions a minute',
    perDay: 'Extractions a day (UTC)',
    planCredits: 'Plan, credits a month',
    planHint: 'From the next month on.',
    change: 'Change limits',
    changed: 'Changed.',
    grant: 'Grant credits',
    amount: 'Credits',
    granted: (credits: string) => `Granted. Available: ${credits}.`,
  },
  'pt-BR': {
    tabs: { overview: 'Saldo', usage: 'Uso', journal: 'Cobranças', keys: 'Chaves' },
    parts: 'Partes da organização',
    available: 'Disponíveis',
    plan: 'Restam do plano',
    planOf: (credits: string) => `de ${credits} por mês`,
    purchased: 'Comprados',
    held: 'Reservados',
    heldHint: 'por extrações em andamento',
    charged: 'Cobrados até agora',
    credits: 'créditos',
    limits: 'Limites',
    perMinute: 'Extrações por minuto',
    perDay: 'Extrações por dia (UTC)',
    planCredits: 'Plano, créditos por mês',
    planHint: 'A partir do próximo mês.',
    change: 'Alterar limites',
    changed: 'Alterado.',
    grant: 'Conceder créditos',
    amount: 'Créditos',
    granted: (credits: string) => `Concedido. Disponíveis: ${credits}.`,
  },
});

export interface OrganizationViewProps {
  readonly organizationId: string;
  readonly isOperator: boolean;
}

export function OrganizationView({ organizationId, isOperator }: OrganizationViewProps) {
  const t = texts.value;
  const tab = route.value.ownerTab;
  const path = `/organizations/${organizationId}`;
  const organization = useLoaded(path, () => get<ConsoleOrganization>(path));
  return (
    <section class="stack">
      <Show loaded={organization}>
        {({ name, id }) => (
          <div>
            <h2>{name}</h2>
            <code class="muted">{id}</code>
          </div>
        )}
      </Show>
      <Tabs
        label={t.parts}
        tabs={OWNER_TABS.map((key) => ({ key, name: t.tabs[key] }))}
        selected={tab}
        onSelect={(ownerTab) => go({ ownerTab })}
      >
        {tab === 'overview' && <Overview organization={organization} isOperator={isOperator} path={path} />}
        {tab === 'usage' && <UsageView path={path} />}
        {tab === 'journal' && <JournalView path={path} />}
        {tab === 'keys' && <KeysView path={path} />}
      </Tabs>
    </section>
  );
}

interface OverviewProps {
  readonly organization: Loaded<ConsoleOrganization>;
  readonly isOperator: boolean;
  readonly path: string;
}

function Overview({ organization, isOperator, path }: OverviewProps) {
  const t = texts.value;
  return (
    <Show loaded={organization}>
      {(found) => (
        <>
          <dl class="figures">
            <Figure name={t.available} value={found.creditsAvailable} isFirst />
            <Figure name={t.plan} value={found.planCreditsRemaining} hint={t.planOf(formatNumber(found.planCredits))} />
            <Figure name={t.purchased} value={found.purchasedCreditsRemaining} />
            <Figure name={t.held} value={found.creditsHeld} hint={t.heldHint} />
            <Figure name={t.charged} value={found.creditsCharged} />
          </dl>
          <div class="columns">
            <div class="card stack">
              <h3>{t.limits}</h3>
              {isOperator ? (
                <ChangeLimits organization={organization} found={found} path={path} />
              ) : (
                <dl class="pairs">
                  <dt>{t.perMinute}</dt>
                  <dd class="number">{formatNumber(found.perMinute)}</dd>
                  <dt>{t.perDay}</dt>
                  <dd class="number">{formatNumber(found.perDay)}</dd>
                </dl>
              )}
            </div>
            {isOperator && (
              <div class="card stack">
                <h3>{t.grant}</h3>
                <Grant organization={organization} path={path} />
              </div>
            )}
          </div>
        </>
      )}
    </Show>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: number;
  readonly hint?: string;
  readonly isFirst?: boolean;
}

function Figure({ name, value, hint, isFirst }: FigureProps) {
  return (
    <div class={`card figure ${isFirst ? 'is-first' : ''}`}>
      <dt class="small muted">{name}</dt>
      <dd>
        <span class="figure-value">{formatNumber(value)}</span>{' '}
        <span class="small muted">{hint ?? texts.value.credits}</span>
      </dd>
    </div>
  );
}

interface ChangeProps {
  readonly organization: Loaded<ConsoleOrganization>;
  readonly path: string;
}

function ChangeLimits({ organization, found, path }: ChangeProps & { readonly found: ConsoleOrganization }) {
  const t = texts.value;
  return (
    <Form
      label={t.change}
      action={t.change}
      onSend={async ({ perMinute, perDay, planCredits }) => {
        const body = {
          perMinute: typedNumber(perMinute),
          perDay: typedNumber(perDay),
          planCredits: typedNumber(planCredits),
        };
        organization.set(await send<ConsoleOrganization>('PATCH', path, body));
        return t.changed;
      }}
    >
      {(error) => (
        <>
          <Field
            name="perMinute"
            label={t.perMinute}
            error={error}
            inputMode="numeric"
            value={String(found.perMinute)}
          />
          <Field name="perDay" label={t.perDay} error={error} inputMode="numeric" value={String(found.perDay)} />
          <Field
            name="planCredits"
            label={t.planCredits}
            hint={t.planHint}
            error={error}
            inputMode="decimal"
            value={String(found.planCredits)}
          />
        </>
      )}
    </Form>
  );
}

function Grant({ organization, path }: ChangeProps) {
  const t = texts.value;
  return (
    <Form
      label={t.grant}
      action={t.grant}
      onSend={async ({ amount }) => {
        const body = { amount: typedNumber(amount), grantId: grantIdFor(path, amount ?? '') };
        const granted = await send<ConsoleOrganization>('POST', `${path}/grants`, body);
        unanswered = undefined;
        organization.set(granted);
        return t.granted(formatNumber(granted.creditsAvailable));
      }}
    >
      {(error) => <Field name="amount" label={t.amount} error={error} inputMode="decimal" />}
    </Form>
  );
}

/** A grant whose answer was lost, sent again as it was, is the same grant and adds nothing twice. */
let unanswered: { readonly what: string; readonly grantId: string } | undefined;

function grantIdFor(path: string, amount: string): string {
  const what = `${path} ${amount}`;
  if (unanswered?.what !== what)
    unanswered = { what, grantId: `console-${crypto.getRandomValues(new Uint32Array(4)).join('-')}` };
  return unanswered.grantId;
}
