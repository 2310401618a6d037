import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: '公開共有',
  createFirst: '先に撮影を作成してください',
  isPublic: 'リンクを知っている人は誰でも見られます',
  withPassword: 'リンクとパスワードを知っている人は誰でも見られます',
  untilDay: '{date}まで、リンクを知っている人は誰でも見られます',
  withPasswordUntil: '{date}まで、リンクとパスワードを知っている人は誰でも見られます',
  linkEnded: 'リンクの期限が切れました。見られるのはチームだけです。',
  isPrivate: 'チームだけが見られます',
  shotList: '公開ページにショットリストを表示',
  shotListNote: '時刻、メンバー、画像を表示し、メモは表示しません。香盤表にはいつも含まれます。',
  copyLink: 'リンクをコピー',
  linkOptions: '最終日とパスワード',
  opensInTab: '（公開ページを新しいタブで開きます）',
  readFailed: 'リンクを取得できませんでした。もう一度お試しください。',
  copyByHand: '手動でコピーしてください',
  copied: 'リンクをコピーしました',
  opensOnceOn: '公開共有がオフのため、リンクはまだ開けません。',
  hasEnded: '期限が切れています。リンクの設定で後の日付を選んでください。',
  asksPassword: '開くにはパスワードが必要です。',
} as const satisfies Translation<typeof en>;
