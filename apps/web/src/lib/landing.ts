const cameFrom = window.location.pathname;

/**
 * The landing page is a document of its own, which the server sends for `/` to signed-out visitors: leaves for it and
 * never comes back. Does nothing where the page was loaded from `/` already, as the server then sent this application.
 */
export function landingPage(): Promise<void> {
  if (cameFrom === '/') return Promise.resolve();
  window.location.assign('/');
  return new Promise(() => {});
}
