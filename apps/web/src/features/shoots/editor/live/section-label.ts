import { conflictLabels } from '@/features/shoots/editor/lib/conflict.ts';
import { sectionLabels } from '@/features/shoots/editor/section-bar/section-ids.ts';

const labels: Readonly<Record<string, string>> = { ...sectionLabels, ...conflictLabels };

/** The name of a section by its first field; undefined for one that this version does not have. */
export const sectionLabel = (field: string): string | undefined =>
  Object.hasOwn(labels, field) ? labels[field] : undefined;
