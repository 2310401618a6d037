import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  wrongType: '画像（JPEG、PNG、WebP、GIF、AVIF）を選んでください。',
  empty: 'このファイルは空です。別の画像を選んでください。',
  tooManyBytes: 'この画像は大きすぎます。15 MBまでです。',
  noPicture: 'このファイルは画像ではありません。別のファイルを選んでください。',
  damaged: 'この画像は破損しているか、不完全です。別の画像を選んでください。',
  tooManyPixels: 'この画像は大きすぎます。40メガピクセルまでです。',
  unreadable: 'この画像を読み取れません。別の画像を選んでください。',
  crop: '画像を切り抜く',
  notCropped: 'この画像を切り抜けませんでした',
  cropHelp: '画像：矢印キーで移動、プラスとマイナスで拡大・縮小',
  zoom: 'ズーム',
  replace: '変更',
  remove: '削除',
  add: '画像を追加',
  dropOrPaste: 'ここにドロップ、または貼り付け',
  retry: '再試行',
  chooseAnother: '別の画像を選ぶ',
  percent: '{percent}%',
  uploading: 'アップロード中',
} as const satisfies Translation<typeof en>;
