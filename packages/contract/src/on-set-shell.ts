import type { Language } from '@lensemble/messages/languages';

/** Where the document of *On set* is without the data of a person, for the service worker to keep. */
export const ON_SET_SHELL = '/shoots/day/shell';

export const onSetShell = (language: Language): string => `${ON_SET_SHELL}?language=${language}`;
