import { type ClassValue, clsx } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';
import { usedClasses } from './class-groups.ts';

const merge = createTailwindMerge(() => usedClasses);

/** Joins class names. Of two that set the same property, the last one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
