import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  note: 'このサーバーではメールが送信されません。送信した内容はサーバーの送信箱に残るだけで、誰にも届きません。運営者にメールサーバーの設定を依頼するか、リンクを自分で伝えてください。',
  askForLink:
    'このサーバーではメールが送信されないため、リンクは届きません。運営者にパスワード用のリンクを依頼してください。',
  noOneTold:
    'このサーバーではメールが送信されないため、誰にも通知されません。自分で伝えてください。',
  newAddress:
    'このサーバーではメールが送信されないため、新しいアドレスにリンクは届かず、メールアドレスは変わりません。運営者にメールサーバーの設定を依頼してください。',
  kept: { other: '未送信：{count}件のメールが送信箱にあります' },
  state: '送信箱にあります',
} as const satisfies Translation<typeof en>;
