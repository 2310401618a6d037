import type { Translation } from '../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  personal: '{name}さんのチーム',
  nameless: 'マイチーム',
} as const satisfies Translation<typeof en>;
