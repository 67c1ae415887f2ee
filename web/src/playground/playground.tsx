// The playground: one certificate, or many files, read before anybody writes a line of code.
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { apiKey } from '../api/key.ts';
import { options, prices } from '../api/options.ts';
import { batchId } from '../batch/batch-id.ts';
import { ManyFiles } from '../batch/many-files.tsx';
import { type QueuedFile, shrinksImages } from '../batch/queue.ts';
import { fitImage } from '../files/shrink-image.ts';
import { formatDuration, formatNumber } from '../i18n/format.ts';
import { inLanguage } from '../i18n/language.ts';
import { KeyForm } from '../ui/key-form.tsx';
import { Shell } from '../ui/shell.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { ChooseDocument } from './choose-document.tsx';
import { ExchangeView } from './exchange-view.tsx';
import { FieldForm } from './field-form.tsx';
import { mode } from './mode.ts';
import { PageView } from './page-view.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { ReadingProgress } from './progress.tsx';
import { choose, chosen, exchanges, read, stage } from './reading.ts';

const texts = inLanguage({
  en: {
    title: 'See a certificate read',
    intro:
      'Brazilian birth certificates from a photo, a scan or a PDF. What you give goes to this service and nowhere else; images are not kept.',
    modes: 'How many',
    one: 'One certificate',
    many: 'Many files',
    settings: 'Key and options',
    engine: 'Reader',
    engines: {
      standard: (price: string) => `Standard, ${price} credit`,
      fast: (price: string) => `Fast first, ${price} credits`,
    },
    resize: (price: string) => `Resize images outside 1344 to 2048 px, +${price} credit`,
    read: 'Read it',
    keyFirst: 'Type in the API key to have it read.',
    answered: 'Read',
    replayed: 'Replay of the kept answer: 0 credits',
    charged: (credits: string, amount: number) => (amount === 1 ? `${credits} credit` : `${credits} credits`),
    by: (engine: string) => `by ${engine}`,
    resized: (from: string, to: string) => `resized from ${from} to ${to}`,
  },
  'pt-BR': {
    title: 'Veja uma certidão ser lida',
    intro:
      'Certidões de nascimento brasileiras de uma foto, digitalização ou PDF. O que você entrega vai a este serviço e a mais ninguém; imagens não são guardadas.',
    modes: 'Quantas',
    one: 'Uma certidão',
    many: 'Muitos arquivos',
    settings: 'Chave e opções',
    engine: 'Leitor',
    engines: {
      standard: (price: string) => `Padrão, ${price} crédito`,
      fast: (price: string) => `Rápido primeiro, ${price} créditos`,
    },
    resize: (price: string) => `Redimensionar imagens fora de 1344 a 2048 px, +${price} crédito`,
    read: 'Ler',
    keyFirst: 'Digite a chave da API para que ela seja lida.',
    answered: 'Lida',
    replayed: 'Replay da resposta guardada: 0 crédito',
    charged: (credits: string, amount: number) => (amount === 1 ? `${credits} crédito` : `${credits} créditos`),
    by: (engine: string) => `por ${engine}`,
    resized: (from: string, to: string) => `redimensionada de ${from} para ${to}`,
  },
});

/** Open at the start where a key is still needed, and as the person left it ever after. */
const isSettingsOpen = signal<boolean | undefined>(undefined);

export function Playground() {
  const t = texts.value;
  return (
    <Shell current="playground">
      <div class="stack intro">
        <h1>{t.title}</h1>
        <p class="muted">{t.intro}</p>
      </div>
      <Settings />
      <Tabs
        label={t.modes}
        tabs={[
          { key: 'one', name: t.one },
          { key: 'many', name: t.many },
        ]}
        selected={mode.value}
        onSelect={(selected) => {
          mode.value = selected;
        }}
      >
        {mode.value === 'one' ? <OneCertificate /> : <ManyFiles onLook={look} />}
      </Tabs>
    </Shell>
  );
}

async function look({ file, path }: QueuedFile): Promise<void> {
  // The same bytes with the same id: the answer that is kept.
  const sent = shrinksImages.value ? await fitImage(file) : file;
  mode.value = 'one';
  choose({ file: sent, name: path.split('/').at(-1) ?? path }, batchId());
}

function Settings() {
  const t = texts.value;
  const price = (name: 'standard' | 'fast' | 'resizeImage') => formatNumber(prices.value?.[name] ?? 1);
  return (
    <details
      class="card settings"
      open={isSettingsOpen.value ?? apiKey.peek() === ''}
      onToggle={({ currentTarget }) => {
        isSettingsOpen.value = currentTarget.open;
      }}
    >
      <summary>{t.settings}</summary>
      <div class="stack">
        <KeyForm />
        <fieldset class="row">
          <legend class="field-label">{t.engine}</legend>
          {(['standard', 'fast'] as const).map((engine) => (
            <label key={engine} class="row choice">
              <input
                type="radio"
                name="engine"
                checked={options.value.engine === engine}
                onChange={() => {
                  options.value = { ...options.value, engine };
                }}
              />
              {t.engines[engine](price(engine))}
            </label>
          ))}
        </fieldset>
        <label class="row choice">
          <input
            type="checkbox"
            checked={options.value.resizeImage}
            onChange={({ currentTarget }) => {
              options.value = { ...options.value, resizeImage: currentTarget.checked };
            }}
          />
          {t.resize(price('resizeImage'))}
        </label>
      </div>
    </details>
  );
}

function OneCertificate() {
  const t = texts.value;
  const result = useRef<HTMLDivElement>(null);
  const last = exchanges.value.at(-1);
  const answer = last?.outcome.kind === 'answered' ? last.outcome.answer : undefined;
  const isIdle = stage.value === undefined;
  // What was asked for comes into sight, without taking the focus from where it is.
  useEffect(() => {
    if (chosen.value) result.current?.scrollIntoView({ block: 'start' });
  }, [chosen.value, answer === undefined]);
  return (
    <>
      <ChooseDocument />
      {chosen.value && (
        <div class="result" ref={result}>
          <PageView evidence={answer?.evidence} />
          <div class="stack">
            {isIdle && !last && (
              <section class="notice row">
                {apiKey.value === '' && <span>{t.keyFirst}</span>}
                <button type="button" class="button button-primary" disabled={apiKey.value === ''} onClick={read}>
                  {t.read}
                </button>
              </section>
            )}
            <ReadingProgress />
            {isIdle && last?.outcome.kind === 'failed' && <ProblemNotice problem={last.outcome.problem} />}
            {isIdle && last?.outcome.kind === 'answered' && <AnswerNotice />}
            {answer && <FieldForm answer={answer} />}
          </div>
        </div>
      )}
      {last && <ExchangeView exchange={last} />}
    </>
  );
}

/** Said once, politely: a screen reader hears that the fields are there. */
function AnswerNotice() {
  const t = texts.value;
  const { outcome, attempt } = exchanges.value.at(-1) ?? {};
  if (outcome?.kind !== 'answered') return null;
  const { answer, isReplay } = outcome;
  const { engine, creditsCharged, originalImageSize: from, finalImageSize: to } = answer;
  const size = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;
  return (
    <section class="notice notice-good" role="status">
      <p class="row">
        <strong>{isReplay ? t.replayed : `${t.answered} ${t.by(engine)}`}</strong>
        {!isReplay && <span class="badge">{t.charged(formatNumber(creditsCharged), creditsCharged)}</span>}
        {attempt && <span class="badge">{formatDuration(attempt.durationMs)}</span>}
        {from && to && <span class="badge">{t.resized(size(from), size(to))}</span>}
      </p>
    </section>
  );
}
