import { crewRoles } from '@lensemble/contract/crew-roles';
import { newCrewMember } from '@lensemble/contract/personnel';
import { AvailableField } from './available-field.tsx';
import type { ItemFormParts } from './item-form-parts.ts';
import { TextField } from './text-field.tsx';
import { useTyped } from './use-typed.ts';

export const crewForm: ItemFormParts<'personnel'> = {
  kind: 'personnel',
  schema: newCrewMember,
  valuesOf: (item, name) => ({
    name: item?.name ?? name,
    email: item?.email ?? '',
    phone: item?.phone ?? '',
    role: item?.role ?? '',
    notes: item?.notes ?? '',
    available: item?.available ?? true,
    avatarUrl: item?.avatarUrl ?? null,
  }),
  firstField: 'name',
  picture: {
    field: 'avatarUrl',
    label: 'Avatar',
    failure: 'Failed to upload avatar',
    round: true,
    placeholderOf: ({ avatarPlaceholder }) => avatarPlaceholder,
  },
  controls: {
    name: () => <TextField name="name" label="Name" required />,
    email: ContactFields,
    phone: ContactFields,
    role: RoleField,
    available: () => <AvailableField hint="Turn off to mark as unavailable" />,
    notes: 'dialog',
    avatarUrl: 'dialog',
  },
};

function ContactFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-3">
      <TextField name="email" label="Email" type="email" inputMode="email" />
      <TextField name="phone" label="Phone" type="tel" />
    </div>
  );
}

function RoleField() {
  const typed = useTyped('personnel', ({ role }) => role);
  return (
    <TextField
      name="role"
      label="Role"
      hint="What this person usually does on a shoot"
      suggestions={[...new Set([...crewRoles, ...typed])]}
    />
  );
}
