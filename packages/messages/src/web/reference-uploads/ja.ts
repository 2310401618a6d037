import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  held: '撮影の作成時にアップロード',
  waiting: '待機中…',
  percent: '{percent}%',
  almost: 'まもなく完了…',
  uploading: '{file}をアップロード中',
  retry: '再試行',
  retryFile: '{file}を再試行',
  removeFile: '{file}を削除',
  failed: '画像をアップロードできませんでした',
  noConnection: '接続がありません',
  notYet: { other: '{count}枚の画像がまだアップロードされていません' },
  notUploaded: { other: '{count}枚の画像がアップロードされませんでした' },
  allUploaded: 'すべての画像をアップロードしました',
  openShoot: '撮影を開く',
  tooMany: '画像が多すぎます',
  onlyImages: '画像のみ追加できます',
  most: { other: '1回の撮影に追加できる参考画像は{count}枚までです。' },
  leftOut: { other: '{count}枚は追加されませんでした。' },
  notImage: '「{file}」は画像ではありません。',
  notImages: { other: '{count}個のファイルは画像ではないため、追加されませんでした。' },
} as const satisfies Translation<typeof en>;
