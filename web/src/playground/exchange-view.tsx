// The request and the answer as they went over the wire, and what every sending of it cost.
import { useSignal } from '@preact/signals';
import { BASE_URL } from '../api/options.ts';
import { formatDuration, formatNumber } from '../i18n/format.ts';
import { inLanguage } from '../i18n/language.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { type Exchange, exchanges, read, stage } from './reading.ts';
import { SNIPPETS, type SnippetName } from './snippets.ts';

const texts = inLanguage({
  en: {
    title: 'For your own program',
    intro: 'This very request, with the key in the variable LAVRA_API_KEY:',
    tabs: 'Request and response',
    response: 'Response',
    copy: 'Copy',
    sent: 'Sent so far',
    again: 'Send the same request again',
    againHint: 'With the same requestId within 15 minutes it is a replay: the same answer, for 0 credits.',
    columns: { number: '#', status: 'Status', outcome: 'Answer', credits: 'Credits', time: 'Time' },
    replay: 'replay of the kept answer',
    fresh: 'read',
    noAnswer: 'none',
  },
  'pt-BR': {
    title: 'Para o seu programa',
    intro: 'Esta mesma requisição, com a chave na variável LAVRA_API_KEY:',
    tabs: 'Requisição e resposta',
    response: 'Resposta',
    copy: 'Copiar',
    sent: 'Enviada até agora',
    again: 'Enviar a mesma requisição de novo',
    againHint: 'Com o mesmo requestId em até 15 minutos é um replay: a mesma resposta, por 0 crédito.',
    columns: { number: '#', status: 'Status', outcome: 'Resposta', credits: 'Créditos', time: 'Tempo' },
    replay: 'replay da resposta guardada',
    fresh: 'lida',
    noAnswer: 'nenhuma',
  },
});

export function ExchangeView({ exchange }: { readonly exchange: Exchange }) {
  const t = texts.value;
  const shown = useSignal<SnippetName | 'response'>('curl');
  const snippets = (Object.keys(SNIPPETS) as SnippetName[]).map((name) => ({ key: name, name }));
  const name = shown.value;
  const text =
    name === 'response' ? responseText(exchange) : SNIPPETS[name]({ ...exchange.request, baseUrl: BASE_URL });
  return (
    <section class="card stack">
      <h2>{t.title}</h2>
      <p class="muted">{t.intro}</p>
      <Tabs
        label={t.tabs}
        tabs={[...snippets, { key: 'response', name: t.response }]}
        selected={name}
        onSelect={(key) => {
          shown.value = key;
        }}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
        <pre tabIndex={0}>
          <code>{text}</code>
        </pre>
        <div class="row">
          <CopyButton name={t.copy} text={() => text} />
        </div>
      </Tabs>
      <h3>{t.sent}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section class="scroll" tabIndex={0} aria-label={t.sent}>
        <table>
          <thead>
            <tr>
              {Object.entries(t.columns).map(([key, column]) => (
                <th key={key} scope="col" class={key === 'credits' || key === 'time' ? 'number' : ''}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {exchanges.value.map((one, index) => (
              <ExchangeRow key={index} exchange={one} number={index + 1} />
            ))}
          </tbody>
        </table>
      </section>
      <div class="row">
        <button type="button" class="button" disabled={stage.value !== undefined} onClick={read}>
          {t.again}
        </button>
        <span class="small muted">{t.againHint}</span>
      </div>
    </section>
  );
}

function ExchangeRow({
  exchange: { attempt, outcome },
  number,
}: {
  readonly exchange: Exchange;
  readonly number: number;
}) {
  const t = texts.value;
  return (
    <tr>
      <td>{number}</td>
      <td>{attempt?.status ?? t.noAnswer}</td>
      <td>
        {outcome.kind === 'failed' ? (
          <code>{outcome.problem.code}</code>
        ) : outcome.isReplay ? (
          <span class="badge badge-good">{t.replay}</span>
        ) : (
          `${t.fresh} (${outcome.answer.engine})`
        )}
      </td>
      <td class="number">{formatNumber(outcome.kind === 'answered' ? outcome.answer.creditsCharged : 0)}</td>
      <td class="number">{attempt ? formatDuration(attempt.durationMs) : ''}</td>
    </tr>
  );
}

/** As received; the body of one line is broken into many to be read. */
function responseText({ attempt }: Exchange): string {
  if (!attempt) return texts.value.noAnswer;
  const headers = [...attempt.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return `HTTP ${attempt.status}\n${headers}\n\n${indented(attempt.text)}`;
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
