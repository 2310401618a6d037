import type { Translation } from '../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  browserOnSystem: '{system}の{browser}',
  unknown: '不明なデバイス',
} as const satisfies Translation<typeof en>;
