export const NOTICE_KEY = 'lensemble:notice';
