/**
 * What a provider put behind the # of `/auth/callback`. It is taken out of the address, and so out of the history, when
 * this module is loaded: before the router or anything else has seen it.
 */
export const callbackFragment = takeFragment();

function takeFragment(): string {
  const { pathname, search, hash } = window.location;
  if (pathname !== '/auth/callback' || !hash) return '';
  window.history.replaceState(window.history.state, '', pathname + search);
  return hash;
}
