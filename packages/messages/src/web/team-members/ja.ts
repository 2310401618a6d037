import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  heading: 'メンバー',
  loading: 'メンバーを読み込んでいます',
  notLoaded: 'メンバーを読み込めませんでした',
  you: '（あなた）',
  joinedByMail: '{moment}、{address}への招待で参加',
  joinedByCode: '{moment}、招待コードで参加',
  roleOf: '{name}さんの役割：{role}',
  roleUpdated: '役割を変更しました',
  roleNotUpdated: '役割を変更できませんでした',
  makeOwner: 'オーナーにする',
  makeOwnerOf: 'オーナーにする：{name}さん',
  makeOwnerQuestion: '{name}さんをオーナーにしますか？',
  makeOwnerText:
    '{team}のオーナーは{name}さんになり、あなたは管理者になります。元に戻せるのは{name}さんだけです。',
  changing: '変更中…',
  ownerChanged: 'オーナーを変更しました',
  nowAdmin: 'あなたは管理者になりました。',
  ownerNotChanged: 'オーナーを変更できませんでした',
  remove: '削除',
  removeMember: '{name}さんを削除',
  removeQuestion: '{name}さんを削除しますか？',
  removeText:
    '{name}さんはすぐに{team}を利用できなくなります。作成した撮影はチームに残ります。古い招待コードで戻れないように、新しい招待コードが発行されます。',
  removing: '削除中…',
  removed: 'メンバーを削除しました',
  notRemoved: 'メンバーを削除できませんでした',
  gone: 'この人はもうチームのメンバーではありません。',
} as const satisfies Translation<typeof en>;
