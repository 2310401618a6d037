import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  created: '撮影を作成しました',
  open: '開く',
  share: '共有',
  updated: '撮影を更新しました',
  merged: 'チームの変更と統合しました：{fields}',
  createFailed: '撮影を作成できませんでした',
  updateFailed: '撮影を更新できませんでした',
  templateGone:
    'テンプレートは削除されました。もう一度保存すると、ショットリストなしで撮影を作成します。',
  visibilityFailed: '公開設定を更新できませんでした',
  invalid: '入力内容に誤りがあります',
  checkFields: '印の付いた項目を確認してください',
  notSaved: 'まだ保存されていません',
  itemsDeleted: '{items}は削除されたため、この撮影から外しました。もう一度保存してください。',
  itemDeleted: 'この撮影で使う項目が削除されました。もう一度お試しください。',
  updatedWithTheirs: '相手の内容で撮影を更新しました',
  theirsShown: '相手の内容を表示しています',
  yoursCopied: 'あなたの内容はクリップボードにあります。',
  undo: '元に戻す',
  gone: 'この撮影は削除されました',
  goneText:
    '入力内容は残っています。ゴミ箱から撮影を復元して保存するか、その内容から新しい撮影を作れます。',
  restoreIt: '復元して保存',
  keepEditing: '編集を続ける',
  createAgain: '作り直す',
  deleteTitle: '撮影を削除',
  deleteQuestion: 'この撮影を削除しますか？30日間はゴミ箱に残ります。',
  everyoneTold: 'リマインダーか香盤表を受け取った全員に、中止のメールが届きます。',
  delete: '削除',
  deleted: '撮影を削除しました',
  deleteFailed: '撮影を削除できませんでした',
  nothingChanged: '何も変更されていません。もう一度お試しください。',
} as const satisfies Translation<typeof en>;
