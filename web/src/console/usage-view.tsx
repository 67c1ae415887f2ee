// What an organization used, by day and engine: a chart, and beside it the same as a table.
import { formatDay, formatNumber } from '../i18n/format.ts';
import { inLanguage } from '../i18n/language.ts';
import { get } from './api.ts';
import type { ConsoleUsage } from './contract.ts';
import { useLoaded } from './load.ts';
import { Show, Table } from './parts.tsx';

const texts = inLanguage({
  en: {
    title: 'Credits charged by day and engine, last 30 days (UTC)',
    day: 'Day',
    engine: 'Engine',
    outcome: 'Outcome',
    extractions: 'Extractions',
    credits: 'Credits',
    none: 'Nothing was extracted in these 30 days.',
    table: 'Usage by day',
    engines: { fast: 'fast', mini: 'mini', large: 'large', '': 'no engine' },
    outcomes: { charged: 'charged', expired: 'expired' } as Record<string, string>,
    chart: (total: string, days: number) =>
      `Bar chart: ${total} credits over ${days} days. The table has every figure.`,
  },
  'pt-BR': {
    title: 'Créditos cobrados por dia e leitor, últimos 30 dias (UTC)',
    day: 'Dia',
    engine: 'Leitor',
    outcome: 'Resultado',
    extractions: 'Extrações',
    credits: 'Créditos',
    none: 'Nada foi extraído nestes 30 dias.',
    table: 'Uso por dia',
    engines: { fast: 'fast', mini: 'mini', large: 'large', '': 'nenhum leitor' },
    outcomes: { charged: 'cobrada', expired: 'expirada' } as Record<string, string>,
    chart: (total: string, days: number) =>
      `Gráfico de barras: ${total} créditos em ${days} dias. A tabela tem cada valor.`,
  },
});

const DAYS = 30;
const DAY_MS = 86_400_000;
/** Bottom of a bar first. */
const ENGINES = ['mini', 'large', 'fast'] as const;

type Row = ConsoleUsage['rows'][number];

export function UsageView({ path }: { readonly path: string }) {
  const days = lastDays(Date.now());
  const from = days[0] as string;
  const usage = useLoaded(`${path}/usage ${from}`, () => get<ConsoleUsage>(`${path}/usage`, { from }));
  return (
    <Show loaded={usage}>
      {({ rows }) => (rows.length === 0 ? <p class="muted">{texts.value.none}</p> : <Usage days={days} rows={rows} />)}
    </Show>
  );
}

function Usage({ days, rows }: { readonly days: readonly string[]; readonly rows: readonly Row[] }) {
  const t = texts.value;
  return (
    <div class="columns usage">
      <figure class="card stack">
        <figcaption>
          <h3>{t.title}</h3>
        </figcaption>
        <Chart days={days} rows={rows} />
        <ul class="row small">
          {ENGINES.map((engine) => (
            <li key={engine} class="row">
              <svg class="swatch-engine" viewBox="0 0 16 16" aria-hidden="true">
                <rect class={`bar bar-${engine}`} width="16" height="16" rx="2" />
              </svg>
              {t.engines[engine]}
            </li>
          ))}
        </ul>
      </figure>
      <Table label={t.table}>
        <thead>
          <tr>
            <th scope="col">{t.day}</th>
            <th scope="col">{t.engine}</th>
            <th scope="col">{t.outcome}</th>
            <th scope="col" class="number">
              {t.extractions}
            </th>
            <th scope="col" class="number">
              {t.credits}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map((row) => (
            <tr key={`${row.day} ${row.engine} ${row.outcome}`}>
              <td class="nowrap">{formatDay(row.day)}</td>
              <td>{t.engines[row.engine]}</td>
              <td>{t.outcomes[row.outcome] ?? <code>{row.outcome}</code>}</td>
              <td class="number">{formatNumber(row.extractions)}</td>
              <td class="number">{formatNumber(row.creditsCharged)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

const WIDTH = 600;
const HEIGHT = 220;
const LEFT = 44;
const BOTTOM = 24;
const TOP = 10;

function Chart({ days, rows }: { readonly days: readonly string[]; readonly rows: readonly Row[] }) {
  const charged = (day: string, engine: string) =>
    rows.filter((row) => row.day === day && row.engine === engine).reduce((sum, row) => sum + row.creditsCharged, 0);
  const bars = days.map((day) => ({
    day,
    parts: ENGINES.map((engine) => ({ engine, credits: charged(day, engine) })),
  }));
  const sums = bars.map(({ parts }) => parts.reduce((sum, { credits }) => sum + credits, 0));
  const top = niceTop(Math.max(...sums));
  const step = (WIDTH - LEFT) / days.length;
  const height = (credits: number) => (credits / top) * (HEIGHT - BOTTOM - TOP);
  const total = sums.reduce((sum, credits) => sum + credits, 0);
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={texts.value.chart(formatNumber(total), sums.filter((sum) => sum > 0).length)}
    >
      {[0, 0.5, 1].map((part) => {
        const y = HEIGHT - BOTTOM - height(part * top);
        return (
          <g key={part}>
            <line class="grid" x1={LEFT} x2={WIDTH} y1={y} y2={y} />
            <text class="tick" x={LEFT - 6} y={y + 4} text-anchor="end">
              {formatNumber(part * top)}
            </text>
          </g>
        );
      })}
      {bars.map(({ day, parts }, index) => {
        let y = HEIGHT - BOTTOM;
        return (
          <g key={day}>
            {parts.map(({ engine, credits }) => {
              const tall = height(credits);
              y -= tall;
              return (
                tall > 0 && (
                  <rect
                    key={engine}
                    class={`bar bar-${engine}`}
                    x={LEFT + index * step + step * 0.15}
                    width={step * 0.7}
                    y={y}
                    height={tall}
                  />
                )
              );
            })}
            {(index % 7 === 1 || index === days.length - 1) && (
              <text
                class="tick"
                x={LEFT + (index + 0.5) * step}
                y={HEIGHT - 6}
                text-anchor={index > 26 ? 'end' : 'middle'}
              >
                {formatDay(day)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The next of 1, 2, 5, 10, 20 … above it. */
export function niceTop(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((factor) => factor * power).find((top) => top >= value) ?? value;
}

/** Oldest first, as the ledger counts days: UTC. */
function lastDays(nowMs: number): string[] {
  return Array.from({ length: DAYS }, (_, index) =>
    new Date(nowMs - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
