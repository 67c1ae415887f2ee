// `npm run scale`: the cluster that a demand needs, and how it does there, from ten to ten thousand requests a second; then what
// gives first. A line of JSON a row on standard output; with --draw, the curves into docs/scale.svg.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/embedded.ts';
import { MEASURED } from './costs.ts';
import { type Curve, drawCurves } from './draw.ts';
import { type Demand, type Figures, simulate } from './simulate.ts';
import { coreSecondsACertificate, type Sized, sizeFor } from './size.ts';

const say = (line: string) => process.stderr.write(`scale: ${line}\n`);
const RATES = [1, 3, 10, 30, 100, 300, 1_000, 3_000, 10_000];
/** Each rate is simulated until about so many requests have come. */
const REQUESTS = 60_000;
const DEMAND = { replayShare: 0.1, organizations: 2_000, largestShare: 0.05 };

const rows: { demand: Demand; cluster: Sized; figures: Figures }[] = [];
for (const requestsASecond of RATES) {
  const seconds = Math.max(20, Math.min(1_200, REQUESTS / requestsASecond));
  rows.push(run(`${requestsASecond} requests a second`, { ...DEMAND, requestsASecond, seconds }));
}
const thousand = (demand: Demand) => ({ ...sizeFor(demand, MEASURED), pools: 1_000 });
const busyHour = { ...DEMAND, requestsASecond: 2_570, seconds: 30 };
run('a thousand pools in the busy hour of 10⁸ a day (twice the mean)', busyHour, thousand(busyHour));
const mostlyRepeats = { ...DEMAND, requestsASecond: 10_000, replayShare: 0.75, seconds: 20 };
run(
  'a thousand pools, ten thousand requests a second of which three in four are repeats',
  mostlyRepeats,
  thousand(mostlyRepeats),
);
// The same cluster, and one thing that is not as it was sized for.
const usual = { ...DEMAND, requestsASecond: 3_000, seconds: 30 };
const cluster = sizeFor(usual, MEASURED);
run('one organization sends a half of it', { ...usual, largestShare: 0.5 }, cluster);
run('half of it are repeats', { ...usual, replayShare: 0.5 }, cluster);
run('a third more than it was sized for', { ...usual, requestsASecond: 4_000 }, cluster);
run('ledgers that commit eight transactions in all', usual, { ...cluster, commitsAtOnce: 8 });
run('a tenth of the workers gone', usual, { ...cluster, pools: Math.floor(cluster.pools * 0.9) });

if (process.argv.includes('--draw')) {
  const curve = (name: string, unit: string, figure: (row: (typeof rows)[number]) => number): Curve => ({
    name,
    unit,
    points: rows.map((row) => [row.demand.requestsASecond, figure(row)]),
  });
  const curves = [
    curve('core-seconds a certificate', 's', ({ cluster, demand }) => coreSecondsACertificate(cluster, demand)),
    curve('answer, 99th percentile', 's', ({ figures }) => figures.p99),
    curve('cores of the cluster', '', ({ cluster }) => cluster.cores),
    curve('its two transactions, 99th percentile', 's', ({ figures }) => figures.waits.ledger),
  ];
  writeFileSync(join(ROOT, 'docs/scale.svg'), drawCurves(curves, 'requests a second'));
  say('docs/scale.svg is drawn');
}

function run(name: string, demand: Demand, given?: Sized) {
  say(name);
  const cluster = given ?? sizeFor(demand, MEASURED);
  const figures = simulate(demand, cluster, MEASURED);
  const { gateways, ledgers, shards, pools, cores } = cluster;
  process.stdout.write(
    `${JSON.stringify({
      what: name,
      certificatesADay: Math.round(demand.requestsASecond * (1 - demand.replayShare) * 86_400),
      gateways,
      ledgers,
      shards,
      pools,
      cores: rounded(cores),
      coreSecondsACertificate: rounded(coreSecondsACertificate(cluster, demand)),
      p50: rounded(figures.p50),
      p99: rounded(figures.p99),
      waits99: Object.fromEntries(Object.entries(figures.waits).map(([part, seconds]) => [part, rounded(seconds)])),
      use: Object.fromEntries(Object.entries(figures.use).map(([part, share]) => [part, rounded(share)])),
      commandsABatch: rounded(figures.commandsABatch),
      busyShare: rounded(figures.busy / (figures.busy + figures.extractions)),
    })}\n`,
  );
  return { demand, cluster, figures };
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
