import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  directions: '経路',
  directionsTo: '{service}で{place}への経路を表示',
  otherMaps: '{place}をほかの地図で表示',
  copyAddress: '住所をコピー',
  addressCopied: '住所をコピーしました',
  copyByHand: '手動でコピーしてください',
} as const satisfies Translation<typeof en>;
