import { conventionFormWords } from '@lensemble/messages/web/convention-form';
import { Button } from '@/components/ui/button.tsx';
import type { ConventionField } from '../lib/merge-convention.ts';
import type { ConventionForm } from './use-convention-form.ts';

const labels: Readonly<Record<ConventionField, string>> = {
  name: conventionFormWords('name'),
  place: conventionFormWords('place'),
  locationId: conventionFormWords('location'),
  firstDay: conventionFormWords('firstDay'),
  lastDay: conventionFormWords('lastDay'),
  meetingPoints: conventionFormWords('points'),
  walks: conventionFormWords('walks'),
};

/** What another member has changed too. Saving again keeps the own values. */
export function ConflictNotes({ form: { conflicts, takeTheirs } }: { form: ConventionForm }) {
  if (conflicts.length === 0) return null;
  return (
    <ul role="alert" className="grid gap-2 rounded-md border border-line-strong border-dashed p-3">
      {conflicts.map((field) => (
        <li key={field} className="flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0">
            {conventionFormWords('changed', { field: labels[field] })}
          </span>
          <Button size="sm" onClick={() => takeTheirs(field)}>
            {conventionFormWords('useTheirs')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
