import type { BlockKind } from '@lensemble/contract/shot-kinds';
import { type Html, html } from '../../../lib/html.ts';

/** A decorative icon of the page's frame (`frame.tsx` of the web application). */
export const icon = (name: 'calendar' | 'packing' | 'walk' | 'warning' | BlockKind): Html =>
  html`<svg class="icon" aria-hidden="true"><use href="#icon-${name}"/></svg>`;
