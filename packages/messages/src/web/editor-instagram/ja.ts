import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: 'Instagramの参考画像',
  link: 'Instagramのリンク',
  add: '追加',
  kindPost: '投稿',
  kindReel: 'リール',
  kindLink: 'リンク',
  open: '{name}を開く',
  remove: '{name}を削除',
  post: 'Instagramの投稿、{name}',
  reel: 'Instagramのリール、{name}',
  postNotLoaded: 'ここでは投稿を読み込めませんでした。',
  reelNotLoaded: 'ここではリールを読み込めませんでした。',
  openOnInstagram: 'Instagramで開く',
  notLink: 'リンクではありません',
  refused: 'Instagramのリンク：{reason}',
  most: { other: 'リンクは{count}件までです' },
} as const satisfies Translation<typeof en>;
