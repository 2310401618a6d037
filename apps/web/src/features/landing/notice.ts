/**
 * What the page before has left to be said (lib/notice.ts), on the landing page, which has none of the application: its
 * element names the place of the words and how long they stay.
 */
function showLeftNotice(element: HTMLElement): void {
  const { notice: key = '', noticeMs } = element.dataset;
  const text = sessionStorage.getItem(key);
  if (!text) return;
  sessionStorage.removeItem(key);
  const { title }: { title?: unknown } = JSON.parse(text);
  if (typeof title !== 'string') return;
  element.textContent = title;
  setTimeout(() => element.remove(), Number(noticeMs));
}

const element = document.querySelector<HTMLElement>('[data-notice]');
try {
  if (element) showLeftNotice(element);
} catch {
  // Storage can be forbidden; then nothing was left there.
}
