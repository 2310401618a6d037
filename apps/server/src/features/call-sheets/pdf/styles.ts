import { ACCENT, INK, INK_SOFT } from '../look.ts';
import type { Style } from './runs.ts';

export const title: Style = { font: 'display', size: 26, color: INK };
export const longTitle: Style = { ...title, size: 18 };
export const heading: Style = { font: 'strong', size: 13, color: INK };
export const fact: Style = { font: 'display', size: 14, color: INK };
export const body: Style = { font: 'body', size: 10, color: INK };
export const name: Style = { font: 'strong', size: 10, color: INK };
export const soft: Style = { font: 'body', size: 9, color: INK_SOFT };
export const label: Style = { font: 'strong', size: 8.5, color: INK_SOFT };
export const link: Style = { font: 'strong', size: 9, color: ACCENT };
