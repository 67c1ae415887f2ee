// Charges, replays and changes: filtered, a page at a time, and as CSV.
import { useState } from 'preact/hooks';
import { formatNumber, formatTime } from '../i18n/format.ts';
import { inLanguage } from '../i18n/language.ts';
import { ConsoleError, downloadAddress, get } from './api.ts';
import type { ConsoleJournal } from './contract.ts';
import { useLoaded } from './load.ts';
import { ErrorNotice, Field, Select, Show, Table } from './parts.tsx';

const texts = inLanguage({
  en: {
    show: 'Show',
    filters: {
      'charge,replay': 'Charges and replays',
      charge: 'Charges',
      replay: 'Replays',
      'release,expire': 'Not charged',
      'grant,renewal': 'Credits received',
      change: 'Changes',
      '': 'Everything',
    },
    from: 'From day',
    until: 'To day',
    csv: 'Save as CSV',
    table: 'Charges and replays',
    at: 'Time',
    what: 'What',
    details: 'Details',
    credits: 'Credits',
    extraction: 'Extraction',
    kinds: {
      charge: 'Charged',
      replay: 'Replayed',
      release: 'Not charged',
      expire: 'Expired',
      hold: 'Held',
      grant: 'Granted',
      renewal: 'Plan renewed',
      change: 'Changed',
    },
    times: (times: number) => (times === 1 ? 'once' : `${times} times`),
    by: (who: string) => `by ${who}`,
    none: 'There is nothing of the kind.',
    more: 'Show more',
  },
  'pt-BR': {
    show: 'Mostrar',
    filters: {
      'charge,replay': 'Cobranças e replays',
      charge: 'Cobranças',
      replay: 'Replays',
      'release,expire': 'Não cobradas',
      'grant,renewal': 'Créditos recebidos',
      change: 'Alterações',
      '': 'Tudo',
    },
    from: 'Do dia',
    until: 'Ao dia',
    csv: 'Salvar como CSV',
    table: 'Cobranças e replays',
    at: 'Hora',
    what: 'O quê',
    details: 'Detalhes',
    credits: 'Créditos',
    extraction: 'Extração',
    kinds: {
      charge: 'Cobrada',
      replay: 'Replay',
      release: 'Não cobrada',
      expire: 'Expirada',
      hold: 'Reserva',
      grant: 'Concessão',
      renewal: 'Plano renovado',
      change: 'Alteração',
    },
    times: (times: number) => (times === 1 ? 'uma vez' : `${times} vezes`),
    by: (who: string) => `por ${who}`,
    none: 'Não há nada deste tipo.',
    more: 'Mostrar mais',
  },
});

const ROWS_PER_PAGE = 50;
const FIRST_FILTER = 'charge,replay';

type Filter = keyof (typeof texts.value)['filters'];
type Row = ConsoleJournal['rows'][number];

export function JournalView({ path }: { readonly path: string }) {
  const t = texts.value;
  const [kinds, setKinds] = useState<Filter>(FIRST_FILTER);
  const [days, setDays] = useState({ from: '', until: '' });
  const query = { kinds, from: startOf(days.from), until: startOf(days.until, 1) };
  const [more, setMore] = useState<{ readonly key: string; readonly pages: ConsoleJournal[]; error?: ConsoleError }>();
  const key = `${path}/journal ${JSON.stringify(query)}`;
  const first = useLoaded(key, () => readPage(path, query));
  const later = more?.key === key ? more : { key, pages: [] };

  return (
    <div class="stack">
      <div class="filters">
        <Select
          label={t.show}
          name="kinds"
          value={kinds}
          options={Object.entries(t.filters)}
          onChange={(chosen) => setKinds(chosen as Filter)}
        />
        <DayField label={t.from} value={days.from} onChange={(from) => setDays({ ...days, from })} />
        <DayField label={t.until} value={days.until} onChange={(until) => setDays({ ...days, until })} />
        <a class="button" href={downloadAddress(`${path}/journal.csv`, query)} download>
          {t.csv}
        </a>
      </div>
      <Show loaded={first}>
        {(page) => {
          const pages = [page, ...later.pages];
          const rows = pages.flatMap(({ rows: found }) => found);
          const next = pages.at(-1)?.next ?? null;
          const showMore = async () => {
            try {
              const found = await readPage(path, { ...query, before: next ?? 0 });
              setMore({ key, pages: [...later.pages, found] });
            } catch (error) {
              if (!(error instanceof ConsoleError)) throw error;
              setMore({ ...later, error });
            }
          };
          return (
            <>
              {rows.length === 0 ? <p class="muted">{t.none}</p> : <Rows rows={rows} />}
              <ErrorNotice error={more?.error} />
              {next !== null && (
                <button type="button" class="button start" onClick={showMore}>
                  {t.more}
                </button>
              )}
            </>
          );
        }}
      </Show>
    </div>
  );
}

function DayField(props: { label: string; value: string; onChange: (day: string) => void }) {
  const { label, value, onChange } = props;
  return (
    <div class="field" onChange={({ target }) => onChange((target as HTMLInputElement).value)}>
      <Field name={label} label={label} error={undefined} type="date" value={value} />
    </div>
  );
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const t = texts.value;
  return (
    <Table label={t.table}>
      <thead>
        <tr>
          <th scope="col">{t.at}</th>
          <th scope="col">{t.what}</th>
          <th scope="col" class="number">
            {t.credits}
          </th>
          <th scope="col">{t.details}</th>
          <th scope="col">{t.extraction}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.sequence}>
            <td class="nowrap">{formatTime(row.at)}</td>
            <td>
              <span class={`badge ${row.kind === 'charge' ? 'badge-good' : ''}`}>{t.kinds[row.kind]}</span>
            </td>
            <td class="number">{formatNumber(creditsOf(row))}</td>
            <td class="details">{detailsOf(row)}</td>
            {/* Begins with the organization's id, which is known here. */}
            <td>{row.extractionId && <code class="nowrap">{row.extractionId.replace(/^org_\w+\./, '')}</code>}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function detailsOf({ details, kind }: Row): string {
  const t = texts.value;
  const { engine, errorCode, times, change, keyId, tokenId, by, month } = details as Record<string, string | number>;
  const parts = [engine, errorCode, change, keyId, tokenId, month, by !== undefined && t.by(String(by))];
  if (kind === 'replay') return t.times(Number(times));
  return parts.filter(Boolean).join(' · ');
}

function creditsOf({ kind, creditsCharged, planCredits, purchasedCredits, creditsHeld }: Row): number {
  if (kind === 'grant' || kind === 'renewal') return planCredits + purchasedCredits;
  return kind === 'hold' ? creditsHeld : creditsCharged;
}

function readPage(path: string, query: Record<string, string | number | undefined>): Promise<ConsoleJournal> {
  return get<ConsoleJournal>(`${path}/journal`, { ...query, limit: ROWS_PER_PAGE });
}

/** Midnight, where the reader is, that begins a day or one some days later. */
function startOf(day: string, daysLater = 0): string | undefined {
  if (day === '') return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}
