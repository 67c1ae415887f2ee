// Tabs as WAI-ARIA describes them: one stop of the Tab key, arrow keys between them.
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';

export interface TabsProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly key: Key; readonly name: string }[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
  /** What the selected tab shows. */
  readonly children: ComponentChildren;
  readonly class?: string;
}

export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children, class: kind }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const index = tabs.findIndex(({ key }) => key === selected);
    const next = (index + step + tabs.length) % tabs.length;
    onSelect((tabs[next] as { key: Key }).key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div class={`tabs ${kind ?? ''}`}>
      <div class="switch tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            class="switch-option"
            aria-selected={key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={key === selected ? 0 : -1}
            onClick={() => onSelect(key)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" class="stack" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </div>
  );
}
