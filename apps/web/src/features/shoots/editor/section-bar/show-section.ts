/** Scrolls to a section, and gives it the focus. */
export function showSection(id: string): void {
  const section = document.getElementById(id);
  section?.focus({ preventScroll: true });
  section?.scrollIntoView();
}
