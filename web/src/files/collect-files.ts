// The files of what was dropped or chosen, folders and their folders included.

export interface FoundFile {
  readonly file: File;
  /** With its folders: "2026/may/scan.pdf". */
  readonly path: string;
}

/** A page that holds more rows than this is of use to nobody; the terminal reads any number. */
export const FILES_MAX = 5_000;

const READABLE = /\.(pdf|jpe?g|png|webp|gif)$/i;

/** True where a folder or several files were dropped. */
export function isMany(items: DataTransferItemList): boolean {
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  return entries.length > 1 || entries.some((entry) => entry?.isDirectory);
}

/** Must be called in the turn of the drop itself: afterwards the browser has emptied the list. */
export async function filesOf(items: DataTransferItemList): Promise<FoundFile[]> {
  // What does not come from a file system, such as a picture dragged out of a page, has no entry.
  const dropped = [...items].map((item) => item.webkitGetAsEntry() ?? item.getAsFile());
  const found: FoundFile[] = [];
  for (const one of dropped) {
    if (one instanceof File) found.push({ file: one, path: one.name });
    else if (one) await collect(one, found);
  }
  return readable(found);
}

export function filesOfInput(files: FileList): FoundFile[] {
  return readable([...files].map((file) => ({ file, path: file.webkitRelativePath || file.name })));
}

async function collect(entry: FileSystemEntry, found: FoundFile[]): Promise<void> {
  if (found.length >= FILES_MAX) return;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    found.push({ file, path: entry.fullPath.replace(/^\//, '') });
  } else if (isDirectory(entry)) {
    const reader = entry.createReader();
    // It gives a hundred at a time, and none at the end.
    for (;;) {
      const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
      if (entries.length === 0) break;
      for (const inner of entries) await collect(inner, found);
    }
  }
}

function readable(files: readonly FoundFile[]): FoundFile[] {
  return files
    .filter(({ path }) => READABLE.test(path))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .slice(0, FILES_MAX);
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
