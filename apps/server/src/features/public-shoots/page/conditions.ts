import { callSheets } from '@lensemble/messages/call-sheets';
import type { Language } from '@lensemble/messages/languages';
import { type Html, html } from '../../../lib/html.ts';
import type { LightDay, SheetWeather } from '../../call-sheets/service.ts';
import { linkOut } from './link-out.ts';
import { section } from './section.ts';

/** @param strip the light as a picture, above the first day */
export const light = (days: readonly LightDay[], strip: Html | null = null): Html[] =>
  days.map(({ heading, lines }, index) =>
    section(
      `light-${index + 1}`,
      heading,
      html`${index === 0 && strip}${rowOf(lines)}`,
      'conditions',
    ),
  );

export const weather = ({ lines, credit }: SheetWeather, language: Language): Html =>
  section(
    'weather',
    callSheets(language)('weather'),
    html`${rowOf(lines)}<p class="credit">${linkOut(credit.url, credit.text)}</p>`,
    'conditions',
  );

const rowOf = (lines: LightDay['lines']): Html =>
  html`<dl>${lines.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
