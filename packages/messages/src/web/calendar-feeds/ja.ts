import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: 'カレンダーの購読',
  about: '自分のカレンダーで購読できます。常に最新の内容になります。',
  notLoaded: 'アドレスを読み込めませんでした',
  loading: 'カレンダーの購読を読み込んでいます',
  ownShoots: '自分の撮影',
  aboutOwnShoots:
    '所属するすべてのチームの撮影のうち、アカウントまたはメールアドレスでスタッフに登録されているもの。',
  teamShoots: 'このチームのすべての撮影',
  aboutTeamShoots: 'チームに所属している間、{team}のすべての撮影が表示されます。',
  copy: 'コピー：{feed}',
  copied: 'アドレスをコピーしました',
  subscribe: '購読する',
  subscribeTo: '購読する：{feed}',
  newAddress: '新しいアドレス',
  newAddressTitle: '新しいアドレスを作成しますか？',
  newAddressText:
    '以前のアドレスは、カレンダーでも使えなくなります。カレンダーで新しいアドレスを購読してください。',
  oldAddressEnded: '以前のアドレスは使えなくなりました。',
  failed: '新しいアドレスを作成できませんでした。もう一度お試しください。',
  howTo: '購読の方法',
  howToText: 'アドレスをコピーして、カレンダーアプリに追加します：',
  inGoogle: '「ほかのカレンダー」→「＋」→「URLで追加」。',
  inApple: '「ファイル」→「新規照会カレンダー」。iPhoneでは「カレンダー」→「カレンダーを追加」。',
  inOutlook: '「予定表を追加」→「Webから購読」。',
  inThunderbird: '「新しいカレンダー」→「ネットワーク」。',
  privacy:
    'カレンダーアプリは変更を自動で確認しますが、1日に1回だけのアプリもあります。アドレスを知っている人は誰でも撮影を見られます。ほかの人に教えず、誤って共有した場合は新しいアドレスを作成してください。スタッフのメールアドレスや電話番号は表示されません。',
} as const satisfies Translation<typeof en>;
