/**
 * Shows the notice that the previous page stored (lib/session/notice.ts). The landing page loads nothing of the
 * application, so the element's data attributes hold the storage key and the duration in milliseconds.
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
  // Storage may be blocked; then there is no notice.
}
