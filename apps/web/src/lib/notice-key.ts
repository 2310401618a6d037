/** Where a page leaves words for the next one, in the storage of the tab. */
export const NOTICE_KEY = 'lensemble:notice';
