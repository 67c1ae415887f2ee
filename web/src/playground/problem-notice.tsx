// What went wrong with the last request, as a person reads it, with the ways out of it as buttons.
import { prices } from '../api/options.ts';
import { mayPass, type Problem, type ProblemCode } from '../api/problem.ts';
import { PROBLEM_TEXTS } from '../api/problem-texts.ts';
import { formatNumber } from '../i18n/format.ts';
import { inLanguage } from '../i18n/language.ts';
import { chosen, isPdf, read, readWith, shrinkAndRead } from './reading.ts';

const texts = inLanguage({
  en: {
    says: 'The service says:',
    again: 'Send it again',
    shrink: 'Make it smaller here',
    resize: (credits: string) => `Have it resized (+${credits} credit)`,
    code: 'Code:',
  },
  'pt-BR': {
    says: 'O serviço diz:',
    again: 'Enviar de novo',
    shrink: 'Reduzir aqui',
    resize: (credits: string) => `Pedir o redimensionamento (+${credits} crédito)`,
    code: 'Código:',
  },
});
const problems = inLanguage(PROBLEM_TEXTS);

const SHRINKABLE: readonly ProblemCode[] = ['IMAGE_RESOLUTION_TOO_HIGH', 'IMAGE_TOO_LARGE', 'IMAGE_TOO_MANY_PIXELS'];
const RESIZABLE: readonly ProblemCode[] = ['IMAGE_RESOLUTION_TOO_HIGH', 'IMAGE_RESOLUTION_TOO_LOW'];

export function ProblemNotice({ problem }: { readonly problem: Problem }) {
  const t = texts.value;
  const { code, message } = problem;
  const { title, advice } = problems.value[code];
  const isImage = chosen.value !== undefined && !isPdf(chosen.value.file);
  return (
    <section class="notice notice-bad" role="alert">
      <h2>{title}</h2>
      <p>{advice}</p>
      {message && (
        <p class="muted small">
          {t.says} {message}
        </p>
      )}
      <p class="muted small">
        {t.code} <code>{code}</code>
      </p>
      <div class="row">
        {isImage && SHRINKABLE.includes(code) && (
          <button type="button" class="button button-primary" onClick={shrinkAndRead}>
            {t.shrink}
          </button>
        )}
        {RESIZABLE.includes(code) && (
          <button type="button" class="button" onClick={() => readWith({ resizeImage: true })}>
            {t.resize(formatNumber(prices.value?.resizeImage ?? 1))}
          </button>
        )}
        {(mayPass(problem) || code === 'KEY_REFUSED' || code === 'NOT_ENOUGH_CREDITS' || code === 'UNEXPECTED') && (
          <button type="button" class="button button-primary" onClick={read}>
            {t.again}
          </button>
        )}
      </div>
    </section>
  );
}
