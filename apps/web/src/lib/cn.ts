import type { ClassValue } from 'clsx';
import { clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Our own names in Tailwind's scales, so that a later class replaces an earlier one of the same kind. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['field', 'hero'],
      shadow: ['1', '2', '3', 'accent'],
      font: ['ui', 'display', 'hero'],
      animate: ['pop', 'fade', 'sheet', 'drawer', 'unfold', 'fold', 'sweep'],
    },
  },
});

/** Joins class names; where two set the same thing, the last one counts. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
