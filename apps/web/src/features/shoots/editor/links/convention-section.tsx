import type { Convention } from '@lensemble/contract/conventions';
import { letterOf } from '@lensemble/contract/timetable';
import { editorConventionWords } from '@lensemble/messages/web/editor-convention';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Section } from '@/features/shoots/editor/components/section.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { cn } from '@/lib/cn.ts';
import { meetingPointIn } from '@/lib/conventions/conventions.ts';
import { listConventionsQuery } from '@/lib/conventions/list-conventions.ts';

const NONE = 'none';

/** Of which convention the shoot is a part. Not shown in a team without conventions. */
export function ConventionSection() {
  const { control } = useEditorFields();
  const { field, fieldState } = useController({ control, name: 'convention' });
  const { data, error, isFetching, refetch } = useQuery(listConventionsQuery);
  const value = field.value;
  if (value === null && !data?.length) return null;
  const convention = data?.find(({ id }) => id === value?.id);
  const choose = (id: string) => field.onChange(id === NONE ? null : { id, meetingPointId: null });
  const options = [
    { value: NONE, label: editorConventionWords('none') },
    ...(data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ...(value && data && !convention
      ? [{ value: value.id, label: editorConventionWords('unknown') }]
      : []),
  ];
  return (
    <Section
      title={editorConventionWords('title')}
      boxed
      className={cn(value === null && 'print:hidden')}
    >
      {() => (
        <div className="grid gap-3">
          {error && !data && (
            <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
              {editorConventionWords('notLoaded')}
            </LoadFailure>
          )}
          <Field label={editorConventionWords('title')} hideLabel error={fieldState.error?.message}>
            <Select value={value?.id ?? NONE} onValueChange={choose} options={options} />
          </Field>
          {value && convention && convention.meetingPoints.length > 0 && (
            <MeetingPointField
              convention={convention}
              value={value.meetingPointId}
              onChange={(meetingPointId) => field.onChange({ id: value.id, meetingPointId })}
            />
          )}
        </div>
      )}
    </Section>
  );
}

interface MeetingPointFieldProps {
  convention: Convention;
  value: string | null;
  onChange: (id: string | null) => void;
}

function MeetingPointField({ convention, value, onChange }: MeetingPointFieldProps) {
  const options = [
    { value: NONE, label: editorConventionWords('noPoint') },
    ...convention.meetingPoints.map(({ id, name, note }, index) => ({
      value: id,
      label: `${letterOf(index)} · ${name}`,
      note: note ?? undefined,
    })),
  ];
  return (
    <Field label={editorConventionWords('point')}>
      <Select
        value={meetingPointIn(convention, value)?.id ?? NONE}
        onValueChange={(id) => onChange(id === NONE ? null : id)}
        options={options}
      />
    </Field>
  );
}
