// The requestId of all files of this browser: one random id, kept so that a page closed too early pays nothing twice. It
// can be the same for all of them because a request is known by its file too.
import { newRequestId } from '../api/request-id.ts';

const STORAGE_KEY = 'lavra.batch-id';

/** The only thing that is kept, and it says nothing of anybody. */
export function batchId(): string {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    if (kept) return kept;
    const made = newRequestId();
    localStorage.setItem(STORAGE_KEY, made);
    return made;
  } catch {
    // A browser that keeps nothing forgets it with the page.
    return newRequestId();
  }
}
