const AFTER_DROP_MS = 50;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Suppresses clicks from the start of a drag until just after its end, so that a drop does not open the card's link.
 */
export const guardClicks = {
  start: () => window.addEventListener('click', swallow, { capture: true }),
  stop: () => {
    setTimeout(
      () => window.removeEventListener('click', swallow, { capture: true }),
      AFTER_DROP_MS,
    );
  },
} as const;
