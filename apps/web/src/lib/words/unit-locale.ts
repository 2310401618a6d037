import { isEnglish } from '@lensemble/messages/conventions';
import { pageLocale } from '@lensemble/messages/page-language';

/** The locale whose units count. English is read in many regions, so there the browser's region decides. */
export const unitLocale: string = isEnglish(pageLocale) ? navigator.language : pageLocale;
