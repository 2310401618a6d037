import { buffer } from 'node:stream/consumers';
import type { CallSheet } from '../call-sheet.ts';
import { CONTENT_WIDTH, PAGE } from '../look.ts';
import { factsOf, footOf, type Section, sectionsOf } from '../print-plan.ts';
import type { Thumbnail } from '../thumbnails.ts';
import { drawLight, drawPairs } from './columns.ts';
import { drawEntry } from './entries.ts';
import { drawFacts, drawHead } from './head.ts';
import { drawPictures } from './pictures.ts';
import { makeSheet, type Sheet } from './sheet.ts';
import * as styles from './styles.ts';

const BEFORE_HEADING = 18;
const AFTER_HEADING = 4;
/** The height that must fit below a heading on the same page, in points. */
const COMPANY = {
  text: 60,
  entries: 70,
  pairs: 70,
  light: 40,
  links: 40,
  pictures: 210,
} as const;

export async function renderPdf(
  call: CallSheet,
  pictures: readonly Thumbnail[],
): Promise<Uint8Array> {
  const sheet = await makeSheet(call.title, new Date(), JSON.stringify(call));
  drawHead(sheet, call);
  drawFacts(sheet, factsOf(call));
  for (const section of sectionsOf(call, pictures.length)) drawSection(sheet, section, pictures);
  drawFooters(sheet, call);
  sheet.pdf.end();
  return buffer(sheet.pdf);
}

function drawSection(sheet: Sheet, section: Section, pictures: readonly Thumbnail[]): void {
  const heading = sheet.block(section.heading, styles.heading, CONTENT_WIDTH);
  sheet.need(BEFORE_HEADING + heading.height + COMPANY[section.kind]);
  sheet.part(BEFORE_HEADING);
  sheet.flow(heading, PAGE.side);
  sheet.moveDown(AFTER_HEADING);
  drawContent(sheet, section, pictures);
}

function drawContent(sheet: Sheet, section: Section, pictures: readonly Thumbnail[]): void {
  switch (section.kind) {
    case 'pictures':
      drawPictures(sheet, pictures);
      break;
    case 'entries':
      for (const entry of section.entries) drawEntry(sheet, entry);
      break;
    case 'pairs':
      drawPairs(sheet, section.pairs);
      break;
    case 'light':
      drawLight(sheet, section.lines);
      break;
    case 'text':
      sheet.flow(sheet.block(section.text, styles.body, CONTENT_WIDTH), PAGE.side);
      break;
    case 'links':
      for (const link of section.links) {
        sheet.flow(sheet.block(link, styles.link, CONTENT_WIDTH), PAGE.side, link);
      }
  }
}

function drawFooters(sheet: Sheet, call: CallSheet): void {
  const { start, count } = sheet.pdf.bufferedPageRange();
  const top = PAGE.height - PAGE.bottom + 18;
  const about = sheet.block(footOf(call), styles.soft, CONTENT_WIDTH - 90);
  const line = { ...about, lines: about.lines.slice(0, 1) };
  for (let index = 0; index < count; index++) {
    sheet.pdf.switchToPage(start + index);
    const number = sheet.block(`Page ${index + 1} of ${count}`, styles.soft, 80);
    sheet.put(line, PAGE.side, top);
    sheet.put(number, PAGE.side, top, { align: 'right', width: CONTENT_WIDTH });
  }
}
