// How the services are: engine pools, ledgers, store and NATS; today's outcomes; the audit.
import { useEffect, useState } from 'preact/hooks';
import { formatDuration, formatNumber, formatTime } from '../i18n/format.ts';
import { inLanguage } from '../i18n/language.ts';
import { ConsoleError, get, send } from './api.ts';
import type { ConsoleAudit, ConsoleSystem, ConsoleUsage } from './contract.ts';
import { useLoaded } from './load.ts';
import { ErrorNotice, Show, Table } from './parts.tsx';

const texts = inLanguage({
  en: {
    again: 'Refresh',
    pools: 'Engine pools',
    ledgers: 'Ledgers',
    address: 'Address',
    state: 'State',
    up: 'answers',
    down: 'does not answer',
    threads: 'Workers',
    running: 'Running',
    queued: 'Waiting',
    engines: 'Engines',
    simulated: 'simulated',
    store: 'Store',
    storeDown: 'cannot be reached',
    nats: 'NATS',
    natsHere: 'NATS of this gateway:',
    natsStates: { none: 'not used', connected: 'connected', away: 'away' },
    since: 'Running since',
    waiting: 'Commands waiting',
    outcomes: 'Outcomes today (UTC), all organizations',
    outcome: 'Outcome',
    engine: 'Engine',
    extractions: 'Extractions',
    credits: 'Credits',
    noOutcomes: 'Nothing was extracted today.',
    names: { charged: 'charged', expired: 'expired' } as Record<string, string>,
    audit: 'Audit',
    run: 'Run the audit',
    running2: 'The audit runs …',
    never: 'No audit was run yet.',
    ok: 'The books are right',
    notOk: (count: string) => `${count} violations`,
    checked: (organizations: string, extractions: string, time: string) =>
      `${organizations} organizations, ${extractions} extractions, in ${time}`,
    at: (time: string, who: string) => `${time}, by ${who}`,
  },
  'pt-BR': {
    again: 'Atualizar',
    pools: 'Grupos de leitores',
    ledgers: 'Registros',
    address: 'Endereço',
    state: 'Estado',
    up: 'responde',
    down: 'não responde',
    threads: 'Processos',
    running: 'Em andamento',
    queued: 'Na fila',
    engines: 'Leitores',
    simulated: 'simulados',
    store: 'Armazenamento',
    storeDown: 'fora de alcance',
    nats: 'NATS',
    natsHere: 'NATS deste gateway:',
    natsStates: { none: 'não usado', connected: 'conectado', away: 'ausente' },
    since: 'No ar desde',
    waiting: 'Comandos na fila',
    outcomes: 'Resultados de hoje (UTC), todas as organizações',
    outcome: 'Resultado',
    engine: 'Leitor',
    extractions: 'Extrações',
    credits: 'Créditos',
    noOutcomes: 'Nada foi extraído hoje.',
    names: { charged: 'cobrada', expired: 'expirada' } as Record<string, string>,
    audit: 'Auditoria',
    run: 'Executar a auditoria',
    running2: 'A auditoria está em andamento …',
    never: 'Nenhuma auditoria foi feita ainda.',
    ok: 'Os livros estão certos',
    notOk: (count: string) => `${count} violações`,
    checked: (organizations: string, extractions: string, time: string) =>
      `${organizations} organizações, ${extractions} extrações, em ${time}`,
    at: (time: string, who: string) => `${time}, por ${who}`,
  },
});

export function ServicesView() {
  const t = texts.value;
  const system = useLoaded('system', () => get<ConsoleSystem>('/system'));
  const outcomes = useLoaded('outcomes', () => get<ConsoleUsage>('/outcomes'));
  const refresh = () => void Promise.all([system.again(), outcomes.again()]);
  return (
    <div class="stack">
      <button type="button" class="button start" onClick={refresh}>
        {t.again}
      </button>
      <Show loaded={system}>
        {(found) => (
          <>
            <Pools pools={found.enginePools} />
            <Ledgers ledgers={found.ledgers} />
            <p>
              {t.natsHere} <Nats state={found.nats} />
            </p>
          </>
        )}
      </Show>
      <div class="columns">
        <div class="card stack">
          <h2>{t.outcomes}</h2>
          <Show loaded={outcomes}>{({ rows }) => <Outcomes rows={rows} />}</Show>
        </div>
        <Audit />
      </div>
    </div>
  );
}

function Pools({ pools }: { readonly pools: ConsoleSystem['enginePools'] }) {
  const t = texts.value;
  return (
    <div class="card stack">
      <h2>{t.pools}</h2>
      <Table label={t.pools}>
        <thead>
          <tr>
            <th scope="col">{t.address}</th>
            <th scope="col">{t.state}</th>
            <th scope="col" class="number">
              {t.threads}
            </th>
            <th scope="col" class="number">
              {t.running}
            </th>
            <th scope="col" class="number">
              {t.queued}
            </th>
            <th scope="col">{t.engines}</th>
          </tr>
        </thead>
        <tbody>
          {pools.map((pool) => (
            <tr key={pool.address}>
              <td>
                <code>{pool.address}</code>
              </td>
              <td>
                <Reached reached={pool.reached} />
              </td>
              <td class="number">{pool.workerThreads ?? '–'}</td>
              <td class="number">{pool.running ?? '–'}</td>
              <td class="number">{pool.queued === undefined ? '–' : `${pool.queued} / ${pool.queueMax}`}</td>
              <td>
                {pool.engines?.join(', ')} {pool.simulated && <span class="badge badge-doubtful">{t.simulated}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Ledgers({ ledgers }: { readonly ledgers: ConsoleSystem['ledgers'] }) {
  const t = texts.value;
  return (
    <div class="card stack">
      <h2>{t.ledgers}</h2>
      <Table label={t.ledgers}>
        <thead>
          <tr>
            <th scope="col">{t.address}</th>
            <th scope="col">{t.state}</th>
            <th scope="col">{t.store}</th>
            <th scope="col">{t.nats}</th>
            <th scope="col">{t.since}</th>
            <th scope="col" class="number">
              {t.waiting}
            </th>
          </tr>
        </thead>
        <tbody>
          {ledgers.map((ledger) => (
            <tr key={ledger.address}>
              <td>
                <code>{ledger.address}</code>
              </td>
              <td>
                <Reached reached={ledger.reached} />
              </td>
              <td>
                {ledger.store ?? '–'}{' '}
                {ledger.storeReached === false && <span class="badge badge-bad">{t.storeDown}</span>}
              </td>
              <td>{ledger.nats ? <Nats state={ledger.nats} /> : '–'}</td>
              <td class="nowrap">{ledger.startedAt ? formatTime(ledger.startedAt) : '–'}</td>
              <td class="number">{ledger.commandsWaiting ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Reached({ reached }: { readonly reached: boolean }) {
  return (
    <span class={`badge ${reached ? 'badge-good' : 'badge-bad'}`}>{reached ? texts.value.up : texts.value.down}</span>
  );
}

function Nats({ state }: { readonly state: ConsoleSystem['nats'] }) {
  const kind = { none: '', connected: 'badge-good', away: 'badge-bad' }[state];
  return <span class={`badge ${kind}`}>{texts.value.natsStates[state]}</span>;
}

function Outcomes({ rows }: { readonly rows: ConsoleUsage['rows'] }) {
  const t = texts.value;
  if (rows.length === 0) return <p class="muted">{t.noOutcomes}</p>;
  return (
    <Table label={t.outcomes}>
      <thead>
        <tr>
          <th scope="col">{t.outcome}</th>
          <th scope="col">{t.engine}</th>
          <th scope="col" class="number">
            {t.extractions}
          </th>
          <th scope="col" class="number">
            {t.credits}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.engine} ${row.outcome}`}>
            <td>{t.names[row.outcome] ?? <code>{row.outcome}</code>}</td>
            <td>{row.engine || '–'}</td>
            <td class="number">{formatNumber(row.extractions)}</td>
            <td class="number">{formatNumber(row.creditsCharged)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** How often one that runs is asked after. */
const ASK_EVERY_MS = 2_000;

function Audit() {
  const t = texts.value;
  const audit = useLoaded('audit', () => get<ConsoleAudit>('/audit'));
  const [error, setError] = useState<ConsoleError>();
  const [isStarting, setStarting] = useState(false);
  const isRunning = isStarting || audit.value?.running === true;
  useEffect(() => {
    if (audit.value?.running !== true) return undefined;
    const timer = setTimeout(() => void audit.again(), ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [audit.value]);
  const run = async () => {
    setStarting(true);
    setError(undefined);
    try {
      audit.set(await send<ConsoleAudit>('POST', '/audit'));
    } catch (thrown) {
      if (!(thrown instanceof ConsoleError)) throw thrown;
      setError(thrown);
    } finally {
      setStarting(false);
    }
  };
  return (
    <div class="card stack">
      <h2>{t.audit}</h2>
      <Show loaded={audit}>{({ run: last }) => (last ? <LastRun run={last} /> : <p class="muted">{t.never}</p>)}</Show>
      <ErrorNotice error={error} />
      <div class="row">
        <button type="button" class="button" onClick={run} disabled={isRunning}>
          {t.run}
        </button>
        <span role="status" class="small muted">
          {isRunning ? t.running2 : ''}
        </span>
      </div>
    </div>
  );
}

function LastRun({ run }: { readonly run: NonNullable<ConsoleAudit['run']> }) {
  const t = texts.value;
  const { violations, organizations, extractions, durationMs, endedAt, runBy, firstViolations } = run;
  return (
    <>
      <p>
        <span class={`badge ${violations === 0 ? 'badge-good' : 'badge-bad'}`}>
          {violations === 0 ? t.ok : t.notOk(formatNumber(violations))}
        </span>
      </p>
      <p>{t.checked(formatNumber(organizations), formatNumber(extractions), formatDuration(durationMs))}</p>
      <p class="small muted">{t.at(formatTime(endedAt), runBy)}</p>
      {firstViolations.length > 0 && <pre>{firstViolations.join('\n')}</pre>}
    </>
  );
}
