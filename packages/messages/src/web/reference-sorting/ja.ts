import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  instructions:
    'スペースキーを押すと、この参考画像を移動できます。矢印キーで位置を選び、スペースキーで決定、Escキーで元の位置に戻します。Enterキーで開きます。',
  pickedUp: '{all}枚中{place}枚目の参考画像を選択しました。',
  over: '{all}枚中{place}枚目の位置にあります。',
  dropped: '{place}枚目の位置に移動しました。',
  stays: '参考画像{place}の位置は変わりません。',
  canceled: 'キャンセルしました。参考画像{place}の位置は変わりません。',
  failed: '順序を変更できませんでした',
} as const satisfies Translation<typeof en>;
