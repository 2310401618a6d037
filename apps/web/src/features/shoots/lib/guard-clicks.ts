const AFTER_DROP_MS = 50;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Keeps a drop on a card from counting as a click on its link: from the start of a drag until just after its end. */
export const guardClicks = {
  start: () => window.addEventListener('click', swallow, { capture: true }),
  stop: () => {
    setTimeout(
      () => window.removeEventListener('click', swallow, { capture: true }),
      AFTER_DROP_MS,
    );
  },
} as const;
