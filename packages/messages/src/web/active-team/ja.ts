import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  switched: 'チームを切り替えました',
  nowIn: '現在のチームは{team}です。',
  nowInAsMember: '{team}へようこそ。メンバーとして参加しました。',
  nowInAsAdmin: '{team}へようこそ。管理者として参加しました。',
  notSwitched: 'チームを切り替えられませんでした',
  tryAgain: 'もう一度お試しください。',
  noLongerIn: '{team}のメンバーではなくなりました',
  noLongerInIt: 'チームのメンバーではなくなりました',
  notSaved: '保存されていません',
  cannotSaveIn:
    '{team}のメンバーではなくなったため、保存できません。入力した内容は残っているので、コピーできます。',
  cannotSaveInIt:
    '前のチームのメンバーではなくなったため、保存できません。入力した内容は残っているので、コピーできます。',
  switchedElsewhere: '別の画面で{active}に切り替えました。保存するには{team}に戻ってください。',
  switchBack: '元に戻す',
} as const satisfies Translation<typeof en>;
