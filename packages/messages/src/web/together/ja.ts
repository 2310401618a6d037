import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  here: { other: 'ほかに{count}人がここにいます' },
  hereNow: '今ここにいる人',
  onSet: '現場',
  editing: '編集中：{field}',
  goThere: '移動',
  goTo: '{name}さんが編集している場所へ移動',
  member: 'メンバー',
  isEditing: '{name}さんが編集中です',
  writing: { other: '{names}さんが入力中です' },
  fresh: '変更あり',
  freshBy: '{name}さん、たった今',
  youWrite: 'ここに入力中です。ほかの人が書いた内容は下に表示されます。',
  changed: '{name}さんが変更しました',
  changedByMember: 'ほかのメンバーが変更しました',
  useTheirs: '相手の内容を使う',
  keepMine: '自分の内容を残す',
} as const satisfies Translation<typeof en>;
