// What an operator sees besides one organization: all of them, the services, the prices.
import { useState } from 'preact/hooks';
import { formatNumber } from '../i18n/format.ts';
import { inLanguage } from '../i18n/language.ts';
import { Tabs } from '../ui/tabs.tsx';
import { get, send } from './api.ts';
import type { ConsoleOrganization, ConsoleOrganizations } from './contract.ts';
import { useLoaded } from './load.ts';
import { OrganizationView } from './organization-view.tsx';
import { Field, Form, Show, Table, typedNumber } from './parts.tsx';
import { PricesView } from './prices-view.tsx';
import { go, OPERATOR_TABS, route } from './route.ts';
import { ServicesView } from './services-view.tsx';

const texts = inLanguage({
  en: {
    parts: 'Parts of the console',
    tabs: { organizations: 'Organizations', services: 'Services', prices: 'Prices' },
    back: '← All organizations',
    name: 'Name',
    available: 'Available',
    plan: 'Plan',
    purchased: 'Purchased',
    held: 'Held',
    charged: 'Charged',
    limits: 'A minute / a day',
    none: 'There are no organizations yet.',
    first: 'From the start',
    next: 'Next page',
    create: 'Create an organization',
    created: 'Created.',
    planCredits: 'Plan, credits a month',
    purchasedCredits: 'Purchased credits',
    perMinute: 'Extractions a minute',
    perDay: 'Extractions a day (UTC)',
  },
  'pt-BR': {
    parts: 'Partes do painel',
    tabs: { organizations: 'Organizações', services: 'Serviços', prices: 'Preços' },
    back: '← Todas as organizações',
    name: 'Nome',
    available: 'Disponíveis',
    plan: 'Plano',
    purchased: 'Comprados',
    held: 'Reservados',
    charged: 'Cobrados',
    limits: 'Por minuto / por dia',
    none: 'Ainda não há organizações.',
    first: 'Desde o início',
    next: 'Próxima página',
    create: 'Criar uma organização',
    created: 'Criada.',
    planCredits: 'Plano, créditos por mês',
    purchasedCredits: 'Créditos comprados',
    perMinute: 'Extrações por minuto',
    perDay: 'Extrações por dia (UTC)',
  },
});

export function OperatorView() {
  const t = texts.value;
  const { operatorTab, organizationId } = route.value;
  return (
    <Tabs
      label={t.parts}
      tabs={OPERATOR_TABS.map((key) => ({ key, name: t.tabs[key] }))}
      selected={operatorTab}
      onSelect={(tab) => go({ operatorTab: tab, organizationId: undefined })}
    >
      {operatorTab === 'organizations' &&
        (organizationId ? (
          <>
            <a class="button start" href="#organizations">
              {t.back}
            </a>
            <OrganizationView organizationId={organizationId} isOperator />
          </>
        ) : (
          <Organizations />
        ))}
      {operatorTab === 'services' && <ServicesView />}
      {operatorTab === 'prices' && <PricesView />}
    </Tabs>
  );
}

function Organizations() {
  const t = texts.value;
  const [after, setAfter] = useState('');
  const page = useLoaded(`organizations ${after}`, () => get<ConsoleOrganizations>('/organizations', { after }));
  return (
    <>
      <Show loaded={page}>
        {({ organizations, next }) => (
          <>
            {organizations.length === 0 ? <p class="muted">{t.none}</p> : <List organizations={organizations} />}
            <div class="row">
              {after !== '' && (
                <button type="button" class="button" onClick={() => setAfter('')}>
                  {t.first}
                </button>
              )}
              {next !== null && (
                <button type="button" class="button" onClick={() => setAfter(next)}>
                  {t.next}
                </button>
              )}
            </div>
          </>
        )}
      </Show>
      <details class="card settings">
        <summary>{t.create}</summary>
        <div class="stack narrow">
          <Create onCreated={() => page.again()} />
        </div>
      </details>
    </>
  );
}

function List({ organizations }: { readonly organizations: readonly ConsoleOrganization[] }) {
  const t = texts.value;
  return (
    <Table label={t.tabs.organizations}>
      <thead>
        <tr>
          <th scope="col">{t.name}</th>
          {[t.available, t.plan, t.purchased, t.held, t.charged, t.limits].map((name) => (
            <th key={name} scope="col" class="number">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {organizations.map((each) => (
          <tr key={each.id}>
            <td>
              <a href={`#organizations/${each.id}/overview`}>{each.name}</a>
            </td>
            <td class="number">{formatNumber(each.creditsAvailable)}</td>
            <td class="number">
              {formatNumber(each.planCreditsRemaining)} / {formatNumber(each.planCredits)}
            </td>
            <td class="number">{formatNumber(each.purchasedCreditsRemaining)}</td>
            <td class="number">{formatNumber(each.creditsHeld)}</td>
            <td class="number">{formatNumber(each.creditsCharged)}</td>
            <td class="number">
              {formatNumber(each.perMinute)} / {formatNumber(each.perDay)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Create({ onCreated }: { readonly onCreated: () => Promise<void> }) {
  const t = texts.value;
  return (
    <Form
      label={t.create}
      action={t.create}
      onSend={async ({ name = '', planCredits, purchasedCredits, perMinute, perDay }) => {
        await send<ConsoleOrganization>('POST', '/organizations', {
          name,
          planCredits: typedNumber(planCredits),
          purchasedCredits: typedNumber(purchasedCredits),
          perMinute: typedNumber(perMinute),
          perDay: typedNumber(perDay),
        });
        await onCreated();
        return t.created;
      }}
    >
      {(error) => (
        <>
          <Field name="name" label={t.name} error={error} />
          <Field name="planCredits" label={t.planCredits} error={error} inputMode="decimal" value="100" />
          <Field name="purchasedCredits" label={t.purchasedCredits} error={error} inputMode="decimal" value="0" />
          <Field name="perMinute" label={t.perMinute} error={error} inputMode="numeric" value="10" />
          <Field name="perDay" label={t.perDay} error={error} inputMode="numeric" value="1000" />
        </>
      )}
    </Form>
  );
}
