/** An element of the page that accepts dropped or pasted files. */
export interface FileTaker {
  /** The element. It accepts nothing while a dialog covers it. */
  readonly element: () => Element | null;
  /** Whether a drop must hit the element; otherwise a drop anywhere on the page counts. */
  readonly onlyInside: boolean;
  readonly onFiles: (files: FileList) => void;
  /** Called with whether files are being dragged over a place where it accepts them. */
  readonly onOver: (isOver: boolean) => void;
}

const takers: FileTaker[] = [];
let listening: AbortController | null = null;

/**
 * Gives dropped and pasted files to the taker until the returned function is called. Of several takers, the latest
 * wins, which belongs to the top dialog. Text pasted into a field stays text.
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
  // Otherwise the browser would open the dropped file in place of the page.
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
  // Office programs copy text together with a picture of it.
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
