import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: '言語',
  hint: 'メールと香盤表にも使われます。',
  failed: '言語を保存できませんでした。もう一度お試しください。',
} as const satisfies Translation<typeof en>;
