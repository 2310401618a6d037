import { z } from 'zod';
import { picture } from './catalogue.ts';
import { costumeStatuses } from './costume-status.ts';
import { id } from './fields.ts';

/**
 * Who takes part: somebody of the crew, whose name, address and picture are the crew list's own, or somebody who is in no
 * list (`personnelId` null). `costumeIds`: which of the shoot's costumes they wear, in order.
 */
export const participant = z.object({
  id,
  personnelId: id.nullable(),
  name: z.string(),
  role: z.string(),
  email: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  avatarPlaceholder: z.string().nullable(),
  costumeIds: z.array(id),
});

/** A piece of equipment on a shoot. `quantity`: how many of it the shoot needs; `owned`: how many the team has. */
export const linkedEquipment = z.object({
  equipmentId: id,
  name: z.string(),
  category: z.string(),
  description: z.string().nullable(),
  quantity: z.number().int(),
  owned: z.number().int(),
  available: z.boolean(),
  ...picture,
});

export const linkedProp = z.object({
  propId: id,
  name: z.string(),
  description: z.string().nullable(),
  available: z.boolean(),
  ...picture,
});

export const linkedCostume = z.object({
  costumeId: id,
  characterName: z.string(),
  seriesName: z.string().nullable(),
  status: z.enum(costumeStatuses),
  notes: z.string().nullable(),
  todos: z.array(z.string()),
  ...picture,
});

/** A reference picture. `width` and `height` in pixels, null where they are not known. */
export const reference = z.object({
  id,
  url: z.string(),
  type: z.literal('image'),
  notes: z.string().nullable(),
  placeholder: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});
export type Reference = z.infer<typeof reference>;

/** All that is linked to a shoot, each list in its order. */
export const shootLinks = {
  participants: z.array(participant),
  equipment: z.array(linkedEquipment),
  props: z.array(linkedProp),
  costumes: z.array(linkedCostume),
  references: z.array(reference),
};
