// How far the request is, in the stages that a page knows of: prepare, upload, read, and waiting to be sent again.
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../api/problem.ts';
import { PROBLEM_TEXTS } from '../api/problem-texts.ts';
import { formatDuration } from '../i18n/format.ts';
import { inLanguage } from '../i18n/language.ts';
import { cancel, type Stage, stage, trouble } from './reading.ts';

const texts = inLanguage({
  en: {
    title: 'Reading the certificate',
    preparing: 'Prepare the file',
    uploading: 'Send it',
    reading: 'Read it at the service',
    cancel: 'Stop waiting',
    retryIn: (seconds: number) => `Sent again within ${seconds} s.`,
  },
  'pt-BR': {
    title: 'Lendo a certidão',
    preparing: 'Preparar o arquivo',
    uploading: 'Enviar',
    reading: 'Ler no serviço',
    cancel: 'Parar de esperar',
    retryIn: (seconds: number) => `Reenviada em até ${seconds} s.`,
  },
});
const problems = inLanguage(PROBLEM_TEXTS);

const STAGES = ['preparing', 'uploading', 'reading'] as const;

export function ReadingProgress() {
  const now = stage.value;
  if (!now) return null;
  const t = texts.value;
  return (
    <section class="card stack" aria-label={t.title}>
      {trouble.value && <Trouble problem={trouble.value} />}
      <Stages now={now} />
      <div>
        <button type="button" class="button" onClick={cancel}>
          {t.cancel}
        </button>
      </div>
    </section>
  );
}

function Stages({ now }: { readonly now: Stage }) {
  const t = texts.value;
  const current = STAGES.indexOf(now.kind);
  return (
    <ol class="stages">
      {STAGES.map((name, index) => (
        <li
          key={name}
          class={`stage ${index < current ? 'is-done' : ''}`}
          aria-current={index === current ? 'step' : undefined}
        >
          <span>{t[name]}</span>
          {index === current && now.kind === 'uploading' && (
            <progress value={now.share} max={1} aria-label={t.uploading} />
          )}
          {index === current && now.kind === 'reading' && <Elapsed sinceMs={now.sinceMs} />}
        </li>
      ))}
    </ol>
  );
}

function Trouble({ problem }: { readonly problem: Problem }) {
  const { title, advice } = problems.value[problem.code];
  return (
    <div class="notice notice-doubtful" role="status">
      <strong>{title}</strong>
      {problem.message && <p>{problem.message}</p>}
      <p class="muted">
        {advice} {problem.retryAfterSeconds !== undefined && texts.value.retryIn(problem.retryAfterSeconds)}
      </p>
    </div>
  );
}

const TICK_MS = 100;

function Elapsed({ sinceMs }: { readonly sinceMs: number }) {
  const [ms, setMs] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMs(Date.now() - sinceMs), TICK_MS);
    return () => clearInterval(timer);
  }, [sinceMs]);
  return <span class="small muted number">{formatDuration(ms)}</span>;
}
