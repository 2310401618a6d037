import { type Html, html } from '../../../lib/html.ts';
import type { LightDay } from '../../call-sheets/service.ts';
import { section } from './section.ts';

export const light = (days: readonly LightDay[]): Html[] =>
  days.map(({ heading, lines }) => section(heading, rowOf(lines), 'conditions'));

const rowOf = (lines: LightDay['lines']): Html =>
  html`<dl>${lines.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
