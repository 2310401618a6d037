import { type ShootActivityKind, shootActivityKinds } from '@lensemble/contract/activity-kinds';
import { activityWords } from '@lensemble/messages/web/activity';
import type { Ref } from 'react';
import { Select } from '@/components/ui/select.tsx';
import { sectionLabels } from '@/features/shoots/editor/section-bar/section-ids.ts';

const names: Readonly<Record<ShootActivityKind, string>> = {
  shoot: sectionLabels.plan,
  shot: sectionLabels.shots,
  packing: sectionLabels.packing,
  reference: sectionLabels.references,
  comment: sectionLabels.comments,
};

const ALL = '';

interface KindSelectProps {
  ref: Ref<HTMLDivElement>;
  kind: ShootActivityKind | undefined;
  onChoose: (kind: ShootActivityKind | undefined) => void;
}

/** Which activity of a shoot shows. */
export function KindSelect({ ref, kind, onChoose }: KindSelectProps) {
  return (
    <div ref={ref} className="w-44 print:hidden">
      <Select<ShootActivityKind | typeof ALL>
        aria-label={activityWords('which')}
        value={kind ?? ALL}
        onValueChange={(value) => onChoose(value || undefined)}
        options={[
          { value: ALL, label: activityWords('everything') },
          ...shootActivityKinds.map((value) => ({ value, label: names[value] })),
        ]}
      />
    </div>
  );
}
