import { z } from 'zod';
import { checkAwayDays } from './away.ts';
import { checkDays, conventionFields } from './conventions.ts';
import { newCostume } from './costumes.ts';
import { newEquipment, quantity } from './equipment.ts';
import { calendarDate, id, instant, timeZone } from './fields.ts';
import { newKit } from './kits.ts';
import { locationFields } from './locations.ts';
import { newCrewMember } from './personnel.ts';
import { newProp } from './props.ts';
import { count, picture, stamps } from './record-fields.ts';

/** The records of the catalogs, of days away and of conventions in the archive of a team (`team-records.ts`). */
export const catalogRecords = {
  personnel: z.strictObject({ id, ...stamps, ...newCrewMember.shape, avatarUrl: picture }),
  equipment: z.strictObject({ id, ...stamps, ...newEquipment.shape, imageUrl: picture }),
  locations: z.strictObject({
    id,
    ...stamps,
    ...locationFields,
    timeZone: timeZone.nullable(),
    imageUrl: picture,
  }),
  props: z.strictObject({ id, ...stamps, ...newProp.shape, imageUrl: picture }),
  costumes: z.strictObject({ id, ...stamps, ...newCostume.shape, imageUrl: picture }),
  kits: z.strictObject({
    id,
    ...stamps,
    ...newKit.omit({ equipment: true }).shape,
    imageUrl: picture,
  }),
  kitEquipment: z.strictObject({ kitId: id, equipmentId: id, quantity, position: count }),
  awayDays: z
    .strictObject({
      id,
      personnelId: id,
      firstDay: calendarDate,
      lastDay: calendarDate,
      createdAt: instant,
    })
    .superRefine(checkAwayDays),
  conventions: z
    .strictObject({
      id,
      ...stamps,
      ...conventionFields,
      version: z.int().min(1).max(1_000_000_000),
    })
    .superRefine(checkDays),
} as const;
