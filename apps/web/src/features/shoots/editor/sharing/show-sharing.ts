/** The id of the switch of the page. */
export const SHARING = 'sharing-switch';
/** The id of the switch of the shot list. */
export const SHOT_SHARING = 'sharing-shots';

/** Brings a switch of public sharing into view and focuses it. */
export function showSharing(id = SHARING): void {
  const control = document.getElementById(id);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
