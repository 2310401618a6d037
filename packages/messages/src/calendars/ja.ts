import type { Translation } from '../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  ownShoots: '自分の撮影',
  crew: 'スタッフ',
  costumes: 'キャラクターと衣装',
  aboutThePlace: '場所について',
  shoot: '撮影',
} as const satisfies Translation<typeof en>;
