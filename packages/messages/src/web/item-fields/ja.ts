import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  image: '画像',
  imageFailed: '画像をアップロードできませんでした',
  avatar: 'プロフィール画像',
  avatarFailed: 'プロフィール画像をアップロードできませんでした',
  name: '名前',
  characterName: 'キャラクター名',
  series: '作品',
  status: 'ステータス',
  email: 'メール',
  phone: '電話',
  role: '役割',
  roleHint: '撮影でふだん担当していること',
  category: 'カテゴリー',
  quantity: '数量',
  available: '使用可',
  crewAvailable: '参加可',
  unavailableHint: 'オフにすると使用不可になります',
  crewUnavailableHint: 'オフにすると参加不可になります',
  inUseHint: 'オフにすると使用中になります',
  description: '説明',
  notes: 'メモ',
  parking: '駐車場',
  meetingPoint: '集合場所',
  nearestHospital: '最寄りの病院',
} as const satisfies Translation<typeof en>;
