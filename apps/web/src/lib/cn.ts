import type { ClassValue } from 'clsx';
import { clsx } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';
import { usedClasses } from './class-groups.ts';

const merge = createTailwindMerge(() => usedClasses);

/** Joins class names; where two set the same thing, the last one counts. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
