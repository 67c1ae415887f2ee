// Many files: what was dropped, how far the queue is, what came of each, and the results as a table to take along.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { apiKey } from '../api/key.ts';
import { PROBLEM_TEXTS } from '../api/problem-texts.ts';
import { isToCheck } from '../fields/confidence.ts';
import { FILES_MAX, filesOf, filesOfInput } from '../files/collect-files.ts';
import { saveFile } from '../files/save.ts';
import { useDrop } from '../files/use-drop.ts';
import { formatNumber } from '../i18n/format.ts';
import { inLanguage } from '../i18n/language.ts';
import {
  addFiles,
  clear,
  counts,
  hasUnsaved,
  isRunning,
  pause,
  pausedUntilMs,
  type QueuedFile,
  queue,
  rate,
  retry,
  retryFailed,
  shrinksImages,
  start,
} from './queue.ts';
import { resultsCsv } from './results-csv.ts';

const texts = inLanguage({
  en: {
    drop: 'Drop a folder or files here',
    kinds: `PDF, JPG, PNG, WebP and GIF are taken, up to ${FILES_MAX} files; anything else is left out`,
    folder: 'Choose a folder',
    files: 'Choose files',
    shrink: 'Make images over 2048 px smaller here, without cost',
    kept: 'If you close the page, drop the same files again within 15 minutes: what was answered comes back for 0 credits. All this browser keeps is one random id. Save the results before you leave.',
    start: 'Read them',
    pause: 'Pause',
    clear: 'Empty the list',
    retryAll: 'Retry what failed',
    save: 'Save results (CSV)',
    progress: 'Progress',
    summary: (done: number, total: number, failed: number) => `${done} of ${total} read, ${failed} failed`,
    credits: (credits: string) => `Credits: ${credits}`,
    rate: (perMinute: string, minutes: string) => `${perMinute} a minute, about ${minutes} min left`,
    paused: (seconds: number) => `The service's limit is reached: it goes on in ${seconds} s.`,
    table: 'Files',
    columns: { file: 'File', outcome: 'Outcome', credits: 'Credits' },
    waiting: 'waiting',
    running: 'being read',
    answered: 'read',
    replay: 'read before, replayed',
    toCheck: (count: number) => `${count} to check`,
    retry: 'Retry',
    look: 'Look',
    more: (count: number) => `… and ${count} more, all of them in the CSV.`,
    keyFirst: 'Type in the API key first.',
  },
  'pt-BR': {
    drop: 'Solte uma pasta ou arquivos aqui',
    kinds: `Valem PDF, JPG, PNG, WebP e GIF, até ${FILES_MAX} arquivos; o resto fica de fora`,
    folder: 'Escolher pasta',
    files: 'Escolher arquivos',
    shrink: 'Reduzir aqui, sem custo, imagens com mais de 2048 px',
    kept: 'Se fechar a página, solte os mesmos arquivos de novo em até 15 minutos: o que foi respondido volta por 0 crédito. Este navegador guarda só um id aleatório. Salve os resultados antes de sair.',
    start: 'Ler',
    pause: 'Pausar',
    clear: 'Esvaziar a lista',
    retryAll: 'Repetir o que falhou',
    save: 'Salvar resultados (CSV)',
    progress: 'Progresso',
    summary: (done: number, total: number, failed: number) => `${done} de ${total} lidos, ${failed} com falha`,
    credits: (credits: string) => `Créditos: ${credits}`,
    rate: (perMinute: string, minutes: string) => `${perMinute} por minuto, faltam cerca de ${minutes} min`,
    paused: (seconds: number) => `O limite do serviço foi atingido: continua em ${seconds} s.`,
    table: 'Arquivos',
    columns: { file: 'Arquivo', outcome: 'Resultado', credits: 'Créditos' },
    waiting: 'aguardando',
    running: 'sendo lido',
    answered: 'lido',
    replay: 'lido antes, replay',
    toCheck: (count: number) => `${count} a conferir`,
    retry: 'Repetir',
    look: 'Ver',
    more: (count: number) => `… e mais ${count}, todos no CSV.`,
    keyFirst: 'Digite primeiro a chave da API.',
  },
});
const problems = inLanguage(PROBLEM_TEXTS);

const ROWS_MAX = 300;

/** Known to every browser, and not to the types of JSX. */
const WHOLE_FOLDER = { webkitdirectory: true };

/** @param onLook shows one file with its page, for the replay's 0 credits */
export function ManyFiles({ onLook }: { readonly onLook: (file: QueuedFile) => void }) {
  const t = texts.value;
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isRunning.value || hasUnsaved.value) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return (
    <>
      <ChooseFiles />
      {queue.value.length > 0 && (
        <section class="card stack">
          <Summary />
          <div class="row">
            {isRunning.value ? (
              <button type="button" class="button" onClick={pause}>
                {t.pause}
              </button>
            ) : (
              <button
                type="button"
                class="button button-primary"
                disabled={apiKey.value === '' || counts.value.waiting === 0}
                onClick={start}
              >
                {t.start}
              </button>
            )}
            {counts.value.failed > 0 && (
              <button type="button" class="button" onClick={retryFailed}>
                {t.retryAll}
              </button>
            )}
            <button type="button" class="button" onClick={saveResults}>
              {t.save}
            </button>
            <button type="button" class="button button-quiet" disabled={isRunning.value} onClick={clear}>
              {t.clear}
            </button>
            {apiKey.value === '' && <span class="muted">{t.keyFirst}</span>}
          </div>
          <FileTable onLook={onLook} />
        </section>
      )}
    </>
  );
}

function ChooseFiles() {
  const t = texts.value;
  const isOver = useDrop(async ({ items }) => addFiles(await filesOf(items)));
  const folder = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  return (
    <section class={`card stack ${queue.value.length > 0 ? 'is-compact' : ''}`}>
      <div class={`drop-zone ${isOver.value ? 'is-over' : ''}`}>
        <p class="drop-title">{t.drop}</p>
        <p class="muted small">{t.kinds}</p>
        <div class="row">
          <button type="button" class="button button-primary" onClick={() => folder.current?.click()}>
            {t.folder}
          </button>
          <button type="button" class="button" onClick={() => files.current?.click()}>
            {t.files}
          </button>
        </div>
        <input ref={folder} type="file" {...WHOLE_FOLDER} hidden onChange={takeChosen} />
        <input ref={files} type="file" multiple hidden onChange={takeChosen} />
      </div>
      <label class="row choice">
        <input
          type="checkbox"
          checked={shrinksImages.value}
          onChange={({ currentTarget }) => {
            shrinksImages.value = currentTarget.checked;
          }}
        />
        {t.shrink}
      </label>
      <p class="small muted">{t.kept}</p>
    </section>
  );
}

const TICK_MS = 1_000;

function Summary() {
  const t = texts.value;
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  const { total, answered, failed, credits } = counts.value;
  const speed = isRunning.value ? rate(now.value) : undefined;
  const pausedSeconds = Math.ceil((pausedUntilMs.value - now.value) / 1_000);
  return (
    <div class="stack">
      <progress value={answered + failed} max={total} aria-label={t.progress} />
      <div class="row">
        <strong role="status">{t.summary(answered, total, failed)}</strong>
        <span class="badge">{t.credits(formatNumber(credits))}</span>
        {speed && (
          <span class="badge">
            {t.rate(formatNumber(speed.perMinute), formatNumber(Math.ceil(speed.leftMs / 60_000)))}
          </span>
        )}
        {isRunning.value && pausedSeconds > 0 && <span class="badge badge-doubtful">{t.paused(pausedSeconds)}</span>}
      </div>
    </div>
  );
}

function FileTable({ onLook }: { readonly onLook: (file: QueuedFile) => void }) {
  const t = texts.value;
  const rows = queue.value.slice(0, ROWS_MAX);
  const more = queue.value.length - rows.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section class="scroll file-table" tabIndex={0} aria-label={t.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.columns.file}</th>
            <th scope="col">{t.columns.outcome}</th>
            <th scope="col" class="number">
              {t.columns.credits}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((file) => (
            <FileRow key={file.path} file={file} onLook={onLook} />
          ))}
        </tbody>
      </table>
      {more > 0 && <p class="muted">{t.more(more)}</p>}
    </section>
  );
}

function FileRow({ file, onLook }: { readonly file: QueuedFile; readonly onLook: (file: QueuedFile) => void }) {
  const t = texts.value;
  const { path, state } = file;
  return (
    <tr>
      <th scope="row" class="file-name">
        {path}
      </th>
      <td>
        <div class="row">
          <Outcome file={file} />
          {state.kind === 'failed' && (
            <button type="button" class="undo" onClick={() => retry(path)} aria-label={`${t.retry}: ${path}`}>
              {t.retry}
            </button>
          )}
          {state.kind === 'answered' && (
            <button type="button" class="undo" onClick={() => onLook(file)} aria-label={`${t.look}: ${path}`}>
              {t.look}
            </button>
          )}
        </div>
      </td>
      <td class="number">{state.kind === 'answered' ? formatNumber(state.answer.creditsCharged) : ''}</td>
    </tr>
  );
}

function Outcome({ file: { state } }: { readonly file: QueuedFile }) {
  const t = texts.value;
  switch (state.kind) {
    case 'waiting':
      return <span class="muted">{t.waiting}</span>;
    case 'running':
      return <span class="badge">{t.running}</span>;
    case 'answered': {
      const toCheck = state.answer.evidence?.fields.filter(isToCheck).length ?? 0;
      return (
        <>
          <span class="badge badge-good">{state.isReplay ? t.replay : t.answered}</span>
          {toCheck > 0 && <span class="badge badge-doubtful">{t.toCheck(toCheck)}</span>}
        </>
      );
    }
    case 'failed': {
      const { title, advice } = problems.value[state.problem.code];
      return (
        <span class="stack file-problem">
          <span class="badge badge-bad">{title}</span>
          <span class="small muted">{advice}</span>
        </span>
      );
    }
  }
}

function takeChosen({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void {
  if (currentTarget.files) addFiles(filesOfInput(currentTarget.files));
  currentTarget.value = '';
}

function saveResults(): void {
  saveFile('certificates.csv', 'text/csv', resultsCsv(queue.value));
  hasUnsaved.value = false;
}
