const cameFrom = window.location.pathname;

/**
 * Loads the landing page, a separate document that the server sends to signed-out visitors for `/`, and never resolves.
 * Resolves immediately if this page was loaded from `/`, because the server sent the application there.
 */
export function landingPage(): Promise<void> {
  if (cameFrom === '/') return Promise.resolve();
  window.location.assign('/');
  return new Promise(() => {});
}
