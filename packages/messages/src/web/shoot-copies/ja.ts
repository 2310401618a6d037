import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  duplicate: '撮影を複製',
  withReferences: '{title}のコピーを、関連する項目や参考画像とともに作成します。',
  keepDateQuestion:
    '{title}のコピーを、関連する項目とともに作成します。日付（{date}）もそのまま使いますか？',
  keepDate: '日付をそのまま使う',
  cancel: 'キャンセル',
  noDate: '日付なし',
  duplicateNow: '複製',
  duplicated: '撮影を複製しました',
  duplicateFailed: '撮影を複製できませんでした',
  saveAsTemplate: 'テンプレートとして保存',
  templateKeeps:
    '{title}の保存済みの計画を、スタッフ、衣装、小道具、機材を含めて保存します。タイトル、日付、画像は含まれません。',
  templateName: '名前',
  templateExample: 'スタジオ、ライト2灯',
  save: '保存',
  saving: '保存中…',
  templateSaved: 'テンプレートを保存しました',
  templateFailed: 'テンプレートを保存できませんでした',
} as const satisfies Translation<typeof en>;
