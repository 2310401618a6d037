/**
 * The fragment of `/auth/callback`. Loading this module removes it from the address and the history, before the router
 * reads them.
 */
export const callbackFragment = takeFragment();

function takeFragment(): string {
  const { pathname, search, hash } = window.location;
  if (pathname !== '/auth/callback' || !hash) return '';
  window.history.replaceState(window.history.state, '', pathname + search);
  return hash;
}
