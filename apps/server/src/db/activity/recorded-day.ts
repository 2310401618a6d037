import { packingLines, packingRecords } from '../schema/packing.ts';
import { shotLinks, shots } from '../schema/shots.ts';
import { ofShoot, type RecordedTable, recorded } from './recording.ts';

/** The shot lists and packing lists of shoots. */
export const dayRecordings: readonly RecordedTable[] = [
  recorded(
    shots,
    { kind: 'shot', id: ['id'], shoot: 'shoot_id', title: 'title' },
    {
      id: 'hidden',
      ...ofShoot,
      kind: 'value',
      title: 'value',
      minutes: 'value',
      pin: 'value',
      notes: 'value',
      state: 'value',
      actualEnd: 'value',
      position: 'hidden',
      deletedAt: 'hidden',
      createdAt: 'hidden',
    },
  ),
  recorded(
    shotLinks,
    {
      ...{ kind: 'shot', id: ['shot_id'], shoot: 'shoot_id', list: 'links' },
      entry: ['participant_id', 'costume_id', 'prop_id', 'equipment_id', 'reference_id'],
      of: {
        participant_id: 'participant',
        costume_id: 'costumes',
        prop_id: 'props',
        equipment_id: 'equipment',
        reference_id: 'reference',
      },
    },
    {
      ...ofShoot,
      shotId: 'hidden',
      participantId: 'hidden',
      costumeId: 'hidden',
      propId: 'hidden',
      equipmentId: 'hidden',
      referenceId: 'hidden',
      position: 'hidden',
    },
  ),
  recorded(
    packingLines,
    { kind: 'packing', id: ['id'], shoot: 'shoot_id', title: 'text' },
    {
      id: 'hidden',
      ...ofShoot,
      text: 'value',
      isForEverybody: 'value',
      position: 'hidden',
      deletedAt: 'hidden',
      createdAt: 'hidden',
    },
  ),
  recorded(
    packingRecords,
    {
      ...{ kind: 'packing', shoot: 'shoot_id', list: 'packing' },
      id: ['equipment_id', 'prop_id', 'costume_id', 'kit_id', 'line_id'],
      entry: ['part_equipment_id', 'part_line'],
      ...{ title: 'part_line', of: { part_equipment_id: 'equipment' } },
      names: { bringer_id: 'participant' },
    },
    {
      ...ofShoot,
      equipmentId: 'hidden',
      propId: 'hidden',
      costumeId: 'hidden',
      kitId: 'hidden',
      lineId: 'hidden',
      partEquipmentId: 'hidden',
      partLine: 'hidden',
      bringerId: 'value',
      packedAt: 'value',
      backAt: 'value',
      packedCount: 'value',
      backCount: 'value',
      note: 'value',
      isNoteOwn: 'hidden',
    },
  ),
];
