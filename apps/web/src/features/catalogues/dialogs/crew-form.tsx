import { crewRoles } from '@lensemble/contract/crew-roles';
import { networkNames, networks } from '@lensemble/contract/networks';
import { newCrewMember } from '@lensemble/contract/personnel';
import { itemFieldWords } from '@lensemble/messages/web/item-fields';
import { useWatch } from 'react-hook-form';
import { roleName, roleOfName } from '@/lib/words/role-names.ts';
import { AvailableField } from './available-field.tsx';
import type { ItemFormParts } from './item-form-parts.ts';
import { SwitchField } from './switch-field.tsx';
import { TextField } from './text-field.tsx';
import { useTyped } from './use-typed.ts';

/** The form shows suggested roles in the language of the page. */
const withStoredRole = newCrewMember.transform(({ role, ...member }) => ({
  ...member,
  role: role && roleOfName(role),
}));

export const crewForm: ItemFormParts<'personnel'> = {
  kind: 'personnel',
  schema: withStoredRole,
  valuesOf: (item, name) => ({
    name: item?.name ?? name,
    email: item?.email ?? '',
    phone: item?.phone ?? '',
    role: item?.role ? roleName(item.role) : '',
    notes: item?.notes ?? '',
    available: item?.available ?? true,
    avatarUrl: item?.avatarUrl ?? null,
    instagram: item?.instagram ?? '',
    tiktok: item?.tiktok ?? '',
    bluesky: item?.bluesky ?? '',
    website: item?.website ?? '',
    showsHandles: item?.showsHandles ?? false,
    notNamed: item?.notNamed ?? false,
  }),
  firstField: 'name',
  picture: {
    field: 'avatarUrl',
    label: itemFieldWords('avatar'),
    failure: itemFieldWords('avatarFailed'),
    round: true,
    placeholderOf: ({ avatarPlaceholder }) => avatarPlaceholder,
  },
  controls: {
    name: () => <TextField name="name" label={itemFieldWords('name')} required />,
    email: ContactFields,
    phone: ContactFields,
    role: RoleField,
    available: () => (
      <AvailableField
        label={itemFieldWords('crewAvailable')}
        hint={itemFieldWords('crewUnavailableHint')}
      />
    ),
    instagram: HandleFields,
    tiktok: HandleFields,
    bluesky: HandleFields,
    website: HandleFields,
    showsHandles: ShowsHandlesField,
    notNamed: () => (
      <SwitchField
        name="notNamed"
        label={itemFieldWords('notNamed')}
        hint={itemFieldWords('notNamedHint')}
      />
    ),
    notes: 'dialog',
    avatarUrl: 'dialog',
  },
};

function ContactFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-3">
      <TextField name="email" label={itemFieldWords('email')} type="email" inputMode="email" />
      <TextField name="phone" label={itemFieldWords('phone')} type="tel" />
    </div>
  );
}

/** They may be typed as addresses, so that no field is of the type `url`, which would refuse a name. */
function HandleFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-3">
      {networks.map((network, index) => (
        <TextField
          key={network}
          name={network}
          label={networkNames[network]}
          hint={index === 0 ? itemFieldWords('handlesHint') : undefined}
          autoCapitalize="none"
          spellCheck={false}
        />
      ))}
      <TextField
        name="website"
        label={itemFieldWords('website')}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  );
}

/** Only if there is a handle to show. */
function ShowsHandlesField() {
  const handles = useWatch({ name: [...networks, 'website'] });
  if (!handles.some(Boolean)) return null;
  return (
    <SwitchField
      name="showsHandles"
      label={itemFieldWords('showsHandles')}
      hint={itemFieldWords('showsHandlesHint')}
    />
  );
}

function RoleField() {
  const typed = useTyped('personnel', ({ role }) => role);
  return (
    <TextField
      name="role"
      label={itemFieldWords('role')}
      hint={itemFieldWords('roleHint')}
      suggestions={[...new Set([...crewRoles, ...typed].map(roleName))]}
    />
  );
}
