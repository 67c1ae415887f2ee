// The page as it was read, with the place of every field on it. A field under the pointer or in focus shows on both sides.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Answered } from '../../../client/src/index.ts';
import { confidenceLevel } from '../fields/confidence.ts';
import { FIELD_NAMES, type FieldPath } from '../fields/fields.ts';
import { inLanguage } from '../i18n/language.ts';
import { activates, activeField, picture, pictureFailed } from './reading.ts';

type Evidence = NonNullable<Answered['evidence']>;
type PlacedField = Evidence['fields'][number] & {
  readonly polygon: NonNullable<Evidence['fields'][number]['polygon']>;
};

const texts = inLanguage({
  en: {
    title: 'The page',
    alt: 'The page as it was read',
    boxes: 'Fields on the page. Arrow keys go from one to the next, Enter goes to its value.',
    drawing: 'Drawing the page …',
    unavailable: 'This browser cannot show the file. The service may still read it.',
    zoom: 'Zoom',
    box: (name: string, percent: number) => `${name}, ${percent} % sure`,
  },
  'pt-BR': {
    title: 'A página',
    alt: 'A página como foi lida',
    boxes: 'Campos na página. As setas vão de um ao outro, Enter vai ao valor.',
    drawing: 'Desenhando a página …',
    unavailable: 'Este navegador não consegue mostrar o arquivo. O serviço talvez consiga lê-lo.',
    zoom: 'Zoom',
    box: (name: string, percent: number) => `${name}, ${percent} % de certeza`,
  },
});
const names = inLanguage(FIELD_NAMES);

const ZOOMS = [1, 1.5, 2, 3] as const;

/** @param evidence undefined: the page alone */
export function PageView({ evidence }: { readonly evidence: Evidence | undefined }) {
  const t = texts.value;
  const zoom = useSignal<number>(isNarrow() ? 2 : 1);
  const shown = picture.value;
  if (shown.kind === 'none') return null;
  return (
    <section class="card stack page-view">
      <div class="row page-view-head">
        <h2>{t.title}</h2>
        <fieldset class="switch">
          <legend class="visually-hidden">{t.zoom}</legend>
          {ZOOMS.map((step) => (
            <button
              key={step}
              type="button"
              class="switch-option"
              aria-pressed={zoom.value === step}
              onClick={() => {
                zoom.value = step;
              }}
            >
              {step * 100} %
            </button>
          ))}
        </fieldset>
      </div>
      {shown.kind === 'drawing' && <p class="muted">{t.drawing}</p>}
      {shown.kind === 'unavailable' && <p class="muted">{t.unavailable}</p>}
      {shown.kind === 'ready' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        <section class="page-scroll" tabIndex={0} aria-label={t.title}>
          <div class="page-sheet" style={{ width: `${zoom.value * 100}%` }}>
            <img src={shown.url} alt={t.alt} onError={pictureFailed} />
            {evidence && <Boxes evidence={evidence} />}
          </div>
        </section>
      )}
    </section>
  );
}

function Boxes({ evidence: { imageSize, fields } }: { readonly evidence: Evidence }) {
  const t = texts.value;
  const group = useRef<SVGSVGElement>(null);
  const reachable = useSignal(0);
  const placed = fields.filter((field): field is PlacedField => field.polygon !== undefined);
  const active = placed.find(({ field }) => field === activeField.value);

  // Only within the page's own frame: the form beside it must not jump.
  useEffect(() => {
    const box = active && group.current?.querySelector(`[data-field="${active.field}"]`);
    const frame = group.current?.closest('.page-scroll');
    if (!box || !frame) return;
    const [inner, outer] = [box.getBoundingClientRect(), frame.getBoundingClientRect()];
    const isInside =
      inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left && inner.right <= outer.right;
    if (isInside) return;
    frame.scrollBy({
      top: inner.top + inner.height / 2 - (outer.top + outer.height / 2),
      left: inner.left + inner.width / 2 - (outer.left + outer.width / 2),
    });
  }, [active]);

  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    reachable.value = (reachable.value + step + placed.length) % placed.length;
    group.current?.querySelectorAll<SVGElement>('.box')[reachable.value]?.focus();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: there is no fieldset in SVG */}
      <svg
        ref={group}
        class="boxes"
        viewBox={`0 0 ${imageSize.width} ${imageSize.height}`}
        preserveAspectRatio="none"
        role="group"
        aria-label={t.boxes}
        onKeyDown={move}
      >
        {placed.map(({ field, confidence, polygon }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: there is no button in SVG
          <polygon
            key={field}
            class={`box is-${confidenceLevel(confidence)} ${field === activeField.value ? 'is-active' : ''}`}
            data-field={field}
            points={polygon.map(({ x, y }) => `${x},${y}`).join(' ')}
            role="button"
            aria-label={t.box(names.value[field], Math.round(confidence * 100))}
            tabIndex={index === reachable.value ? 0 : -1}
            {...activates(field)}
            onFocus={() => {
              reachable.value = index;
            }}
            onClick={() => goToValue(field)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ' ') {
                event.preventDefault();
                goToValue(field);
              }
            }}
          />
        ))}
      </svg>
      {active && <BoxName field={active} imageSize={imageSize} />}
    </>
  );
}

/** Above the box, or below where there is no room above. */
function BoxName({
  field: { field, polygon },
  imageSize,
}: {
  readonly field: PlacedField;
  readonly imageSize: Evidence['imageSize'];
}) {
  const left = Math.max(0, Math.min(...polygon.map(({ x }) => x)) / imageSize.width);
  const top = Math.min(...polygon.map(({ y }) => y)) / imageSize.height;
  const bottom = Math.max(...polygon.map(({ y }) => y)) / imageSize.height;
  const isBelow = top < 0.04;
  return (
    <span
      class={`box-name ${isBelow ? 'is-below' : ''}`}
      aria-hidden="true"
      style={{ left: `${Math.min(left, 0.7) * 100}%`, top: `${(isBelow ? bottom : top) * 100}%` }}
    >
      {names.value[field]}
    </span>
  );
}

/** The inputs of the form are named by their fields. */
function goToValue(field: FieldPath): void {
  document.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
}

/** The whole page in the width of a phone cannot be read. */
function isNarrow(): boolean {
  return matchMedia('(max-width: 59.99rem)').matches;
}
