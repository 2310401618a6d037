import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  crewTitle: 'スタッフを削除',
  crewQuestion: 'このスタッフを削除しますか？この操作は元に戻せません。',
  equipmentTitle: '機材を削除',
  equipmentQuestion: 'この機材を削除しますか？この操作は元に戻せません。',
  locationTitle: 'ロケ地を削除',
  locationQuestion: 'このロケ地を削除しますか？この操作は元に戻せません。',
  propTitle: '小道具を削除',
  propQuestion: 'この小道具を削除しますか？この操作は元に戻せません。',
  costumeTitle: '衣装を削除',
  costumeQuestion: 'この衣装を削除しますか？この操作は元に戻せません。',
  kitTitle: 'キットを削除',
  kitQuestion: 'このキットを削除しますか？30日間はゴミ箱に残ります。',
  inKits: 'キット「{names}」に含まれていて、削除すると外れます',
  inKit: 'キット「{names}」に含まれていて、削除すると外れます',
  delete: '削除',
  uses: { other: '{count}件の撮影からも削除されます' },
} as const satisfies Translation<typeof en>;
