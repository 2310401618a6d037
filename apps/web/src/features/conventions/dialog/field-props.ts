import type { ConventionFields } from '../lib/merge-convention.ts';

/** What each part of the form gets. `errors` are by the path of the field. */
export interface FieldProps {
  readonly values: ConventionFields;
  readonly onChange: (change: Partial<ConventionFields>) => void;
  readonly errors: Readonly<Record<string, string>>;
}
