/** Something on the page that takes files which are dropped or pasted. */
export interface FileTaker {
  /** Where it stands: while a dialog lies over that, it takes nothing. */
  readonly element: () => Element | null;
  /** Whether a drop must hit the element; otherwise it counts anywhere on the page, as nobody aims well. */
  readonly onlyInside: boolean;
  readonly onFiles: (files: FileList) => void;
  /** Whether files are held where they could be dropped for it. */
  readonly onOver: (isOver: boolean) => void;
}

const takers: FileTaker[] = [];
let listening: AbortController | null = null;

/**
 * From now on files go to the taker, unless one that came later is in reach: the top-most dialog has them. Returns what
 * ends it. Text that is pasted into a field stays text.
 */
export function takeIncomingFiles(taker: FileTaker): () => void {
  takers.push(taker);
  listening ??= listen();
  return () => {
    takers.splice(takers.indexOf(taker), 1);
    if (takers.length > 0) return;
    listening?.abort();
    listening = null;
  };
}

function listen(): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('dragover', hold, { signal });
  window.addEventListener('dragleave', leave, { signal });
  window.addEventListener('drop', drop, { signal });
  window.addEventListener('paste', paste, { signal });
  return controller;
}

function hold(event: DragEvent): void {
  const { dataTransfer } = event;
  if (!dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
  // Where nobody takes it, a dropped file would replace the page.
  event.preventDefault();
  const taker = takerOfDrop(event);
  dataTransfer.dropEffect = taker ? 'copy' : 'none';
  tellOver(taker);
}

function leave({ relatedTarget }: DragEvent): void {
  if (relatedTarget === null) tellOver(undefined);
}

function drop(event: DragEvent): void {
  tellOver(undefined);
  const { dataTransfer } = event;
  if (!dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
  event.preventDefault();
  if (dataTransfer.files.length > 0) takerOfDrop(event)?.onFiles(dataTransfer.files);
}

function paste(event: ClipboardEvent): void {
  const { clipboardData: data } = event;
  if (!data?.files.length || event.defaultPrevented) return;
  // Tables and documents come as text and as a picture of it.
  if (data.types.includes('text/plain') && isTextField(event.target)) return;
  const taker = topMost();
  if (!taker) return;
  event.preventDefault();
  taker.onFiles(data.files);
}

function tellOver(over: FileTaker | undefined): void {
  for (const taker of takers) taker.onOver(taker === over);
}

function takerOfDrop({ target }: Event): FileTaker | undefined {
  const taker = topMost();
  if (!taker?.onlyInside) return taker;
  return target instanceof Node && taker.element()?.contains(target) ? taker : undefined;
}

function topMost(): FileTaker | undefined {
  return takers.findLast(({ element }) => !element()?.closest('[aria-hidden="true"]'));
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
}
