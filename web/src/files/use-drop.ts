// Files dropped anywhere on the page: beside the field they would otherwise replace the page.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** @returns whether something is held over the page; `onDrop` is the one of the first rendering. */
export function useDrop(onDrop: (data: DataTransfer) => void | Promise<void>): Signal<boolean> {
  const isOver = useSignal(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const over = (event: DragEvent) => {
      event.preventDefault();
      isOver.value = true;
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) isOver.value = false;
    };
    const drop = async (event: DragEvent) => {
      event.preventDefault();
      isOver.value = false;
      if (event.dataTransfer) await onDrop(event.dataTransfer);
    };
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    return () => stop.abort();
  }, [isOver]);
  return isOver;
}
