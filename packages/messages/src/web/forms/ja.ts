import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  copy: 'コピー',
  copyByHand: '手動でコピーしてください',
  isSelected: 'すでに選択されています。',
  endFeeds: 'カレンダーの購読も終了する',
  endFeedsHint:
    '購読しているカレンダーは更新されなくなります。新しいアドレスはプロフィールに表示されます。',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  capsLock: 'Caps Lockがオンです',
  passwordMust: 'パスワードの条件',
  ruleMet: 'パスワードの条件：{rule}、達成',
  ruleNotMet: 'パスワードの条件：{rule}、未達成',
  ruleLength: '{count}文字以上',
  ruleUppercase: '英大文字を1文字以上含む',
  ruleLowercase: '英小文字を1文字以上含む',
  ruleNumber: '数字を1文字以上含む',
  ruleSymbol: '記号（{symbols}）を1文字以上含む',
  ruleUncommon: '推測されにくい',
  rulesMet: 'パスワードの条件{all}件のうち{met}件を達成',
  typeToConfirm: '確認のため、{what}を入力してください：{phrase}',
  unsaved: '未保存の変更',
  notSavedHere: 'ここでの変更はまだ保存されていません。',
  lostIfLeft: 'この画面での変更はまだ保存されていません。続けると失われます。',
  discard: '破棄',
  keepEditing: '編集を続ける',
} as const satisfies Translation<typeof en>;
