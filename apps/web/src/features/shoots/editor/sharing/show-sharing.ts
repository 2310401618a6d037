/** The id of the switch. */
export const SHARING = 'sharing-switch';

/** Brings the switch of public sharing into view and focuses it. */
export function showSharing(): void {
  const control = document.getElementById(SHARING);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
