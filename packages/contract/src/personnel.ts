import { z } from 'zod';
import { changeOf, defineCatalogue, type EveryField, pictureInput } from './catalogue.ts';
import type { ColumnsOf } from './catalogue-columns.ts';
import { CREW_ROLE_MAX, ITEM_NAME_MAX, NOTES_MAX, PHONE_MAX } from './constants.ts';
import { id, optionalEmail, optionalText, requiredText } from './fields.ts';
import { yesOrNo } from './form-values.ts';
import { handleFields } from './handles.ts';

const fields = {
  name: requiredText(ITEM_NAME_MAX, 'Name is required'),
  email: optionalEmail,
  phone: optionalText(PHONE_MAX),
  notes: optionalText(NOTES_MAX),
  role: optionalText(CREW_ROLE_MAX),
  available: yesOrNo,
  avatarUrl: pictureInput,
  ...handleFields,
  /** The others of a shoot may read the handles once it is completed. */
  showsHandles: yesOrNo,
  /** They asked not to be named outside of the team. */
  notNamed: yesOrNo,
};

export const newCrewMember = z.strictObject({
  name: fields.name,
  email: fields.email.default(null),
  phone: fields.phone.default(null),
  notes: fields.notes.default(null),
  role: fields.role.default(null),
  available: fields.available.default(true),
  avatarUrl: fields.avatarUrl.default(null),
  instagram: fields.instagram.default(null),
  tiktok: fields.tiktok.default(null),
  bluesky: fields.bluesky.default(null),
  website: fields.website.default(null),
  showsHandles: fields.showsHandles.default(false),
  notNamed: fields.notNamed.default(false),
} satisfies EveryField<typeof fields>);

export const crewMemberChange = changeOf(fields);

export const crewColumns = {
  name: 'text',
  role: 'text',
  email: 'text',
  phone: 'text',
  available: 'yesNo',
  instagram: 'text',
  tiktok: 'text',
  bluesky: 'text',
  website: 'text',
  showsHandles: 'yesNo',
  notNamed: 'yesNo',
  notes: 'text',
  avatarUrl: 'none',
} as const satisfies ColumnsOf<z.output<typeof crewMemberChange>>;

/** The people that a team works with. They need no account. */
export const personnel = defineCatalogue({
  path: '/api/personnel',
  kind: 'personnel',
  file: { name: 'avatar', sets: 'avatarUrl' },
  item: {
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    notes: z.string().nullable(),
    role: z.string().nullable(),
    available: z.boolean(),
    avatarUrl: z.string().nullable(),
    avatarPlaceholder: z.string().nullable(),
    /** Without the `@`; see `handleOn`. */
    instagram: z.string().nullable(),
    tiktok: z.string().nullable(),
    bluesky: z.string().nullable(),
    website: z.string().nullable(),
    showsHandles: z.boolean(),
    notNamed: z.boolean(),
    /** The account of the member that this is; null if no one has said so. */
    userId: id.nullable(),
    /** Why mail does not reach the address: `unsubscribed`, or the mail server's status; null if nothing is known. */
    mailTrouble: z.string().nullable(),
  },
  newItem: newCrewMember,
  change: crewMemberChange,
  columns: crewColumns,
});
export type CrewMember = z.infer<typeof personnel.item>;
