// How a certificate gets onto the page: dropped, pasted, chosen, photographed, or one of the samples.
import { useEffect, useRef } from 'preact/hooks';
import { addFiles } from '../batch/queue.ts';
import { filesOf, isMany } from '../files/collect-files.ts';
import { useDrop } from '../files/use-drop.ts';
import { inLanguage } from '../i18n/language.ts';
import { mode } from './mode.ts';
import { choose, chosen } from './reading.ts';
import { fetchSample, SAMPLE_TITLES, SAMPLES, type SampleName } from './samples.ts';

const texts = inLanguage({
  en: {
    drop: 'Drop a certificate here, or paste it',
    kinds: 'PDF, JPG, PNG, WebP or GIF, up to 10 MB',
    choose: 'Choose a file',
    photograph: 'Take a photo',
    samples: 'Or try one that we made up',
    chosen: 'On the page:',
  },
  'pt-BR': {
    drop: 'Solte uma certidão aqui ou cole-a',
    kinds: 'PDF, JPG, PNG, WebP ou GIF, até 10 MB',
    choose: 'Escolher arquivo',
    photograph: 'Fotografar',
    samples: 'Ou experimente uma que inventamos',
    chosen: 'Na página:',
  },
});
const sampleTitles = inLanguage(SAMPLE_TITLES);

const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp,image/gif';

export function ChooseDocument() {
  const t = texts.value;
  const isOver = useDrop(async ({ items, files }) => {
    if (!isMany(items)) return take(files);
    mode.value = 'many';
    addFiles(await filesOf(items));
  });
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    const paste = (event: ClipboardEvent) => take(event.clipboardData?.files);
    document.addEventListener('paste', paste, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  return (
    <section class={`card stack choose ${chosen.value ? 'is-compact' : ''}`}>
      <div class={`drop-zone ${isOver.value ? 'is-over' : ''}`}>
        <p class="drop-title">{t.drop}</p>
        <p class="muted small">{t.kinds}</p>
        <div class="row">
          <button type="button" class="button button-primary" onClick={() => file.current?.click()}>
            {t.choose}
          </button>
          <button type="button" class="button camera-button" onClick={() => camera.current?.click()}>
            {t.photograph}
          </button>
        </div>
        <input ref={file} type="file" accept={ACCEPTED} hidden onChange={takeChosen} />
        <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={takeChosen} />
        {chosen.value && (
          <p class="small file-name">
            {t.chosen} <strong>{chosen.value.name}</strong>
          </p>
        )}
      </div>
      <div class="stack samples">
        <h2 class="samples-title">{t.samples}</h2>
        <ul class="row">
          {(Object.keys(SAMPLES) as SampleName[]).map((name) => (
            <li key={name}>
              <button type="button" class="button" onClick={() => takeSample(name)}>
                {sampleTitles.value[name]}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function takeChosen({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void {
  take(currentTarget.files);
  // The same file may be chosen again.
  currentTarget.value = '';
}

function take(files: FileList | null | undefined): void {
  const file = files?.[0];
  if (file) choose({ file, name: file.name || 'pasted' });
}

async function takeSample(name: SampleName): Promise<void> {
  const file = await fetchSample(name).catch(() => undefined);
  if (file) choose({ file, name: SAMPLES[name].name });
}
