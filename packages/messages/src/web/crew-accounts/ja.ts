import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: 'メンバー',
  you: 'あなた',
  isYou: 'これはあなたです。',
  isMember: 'このスタッフは{name}さんです。',
  isNone: 'どのメンバーかはまだ設定されていません。',
  otherEntry: 'スタッフ一覧であなたは{name}さんです。',
  thisIsMe: 'これは自分です',
  notMe: '自分ではありません',
  choose: '対応するメンバー',
  none: 'メンバーではない',
  failed: 'どのメンバーかを保存できませんでした',
  question: 'これはあなたですか？',
  questionText: 'スタッフ一覧の{name}さんに、あなたのメールアドレスが登録されています。',
  dismiss: '自分ではない',
  noEntry: 'スタッフ一覧にまだあなたがいません',
  noEntryText:
    '撮影の「スタッフを追加」から「自分」を選んで追加してください。スタッフ一覧にあなたの項目があれば、そこで「これは自分です」を選んでください。このフィルターで自分の撮影が見つかるようになります。',
  toCrew: 'スタッフへ',
  inNone: 'これらの撮影にあなたは参加していません',
  gone: '元メンバー',
} as const satisfies Translation<typeof en>;
