import { ITEM_NAME_MAX, TITLE_MAX } from '@lensemble/contract/constants';
import { conventionFormWords } from '@lensemble/messages/web/convention-form';
import { useQuery } from '@tanstack/react-query';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import type { FieldProps } from './field-props.ts';

const NONE = 'none';

export function PlaceFields({ values, onChange, errors }: FieldProps) {
  const { data: locations = [] } = useQuery(listItemsQuery('locations'));
  return (
    <>
      <Field label={conventionFormWords('name')} error={errors.name} required>
        <Input
          dir="auto"
          value={values.name}
          maxLength={TITLE_MAX}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <Field
        label={conventionFormWords('place')}
        hint={conventionFormWords('placeHint')}
        error={errors.place}
      >
        <Input
          dir="auto"
          value={values.place ?? ''}
          maxLength={ITEM_NAME_MAX}
          onChange={(event) => onChange({ place: event.target.value || null })}
        />
      </Field>
      <Field label={conventionFormWords('location')} error={errors.locationId}>
        <Select
          value={values.locationId ?? NONE}
          onValueChange={(id) => onChange({ locationId: id === NONE ? null : id })}
          options={[
            { value: NONE, label: conventionFormWords('noLocation') },
            ...locations.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
    </>
  );
}
