import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: '同意書の文面',
  about: '写真を使う前に、各自が個人用ページで読んで署名します。',
  version: '第{version}版 {date}',
  none: 'まだ版がありません',
  text: '文面',
  textHint: '{braces} は人ごとに埋められます。',
  uses: '選んでもらう用途',
  useName: '用途{number}',
  useAbout: '内容',
  addUse: '用途を追加',
  removeUse: '{name}を削除',
  save: '第{version}版として保存',
  saved: '第{version}版を保存しました',
  failed: '文面を保存できませんでした',
  notLoaded: '文面を読み込めませんでした',
  loading: '文面を読み込み中…',
  unsaved: '同意書の文面は保存されていません。',
  signed: {
    other:
      '{count}人が第{version}版に署名しました。署名した人には読んだ内容が残り、新しいリンクには第{next}版が表示されます。',
  },
  onlyManagers: '文面を変更できるのはオーナーと管理者だけです。',
  conflict: '編集中にほかの人がこの文面を保存しました',
  theText: '文面',
  theUses: '用途',
} as const satisfies Translation<typeof en>;
