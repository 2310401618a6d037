import { statusWords } from '@lensemble/contract/shoot-status';
import type { CallSheet } from '../call-sheet.ts';
import { ACCENT_FROM, ACCENT_TO, CONTENT_WIDTH, HAIRLINE, PAGE, statusColors } from '../look.ts';
import { type Fact, isLongTitle } from '../print-plan.ts';
import type { Sheet } from './sheet.ts';
import * as styles from './styles.ts';

const BAR = 4;
const GAP = 16;
/** Longer values are set smaller, so that the columns always fit on a page. */
const LARGE_MAX = 60;

export function drawHead(sheet: Sheet, { title, status }: CallSheet): void {
  const { pdf } = sheet;
  const light = pdf.linearGradient(0, 0, PAGE.width, 0);
  light.stop(0, `#${ACCENT_FROM}`).stop(1, `#${ACCENT_TO}`);
  pdf.rect(0, 0, PAGE.width, BAR).fill(light);
  const kicker = { ...styles.label, color: statusColors[status] };
  sheet.put(sheet.block('Call sheet', styles.label, CONTENT_WIDTH), PAGE.side, sheet.y, {
    align: 'right',
    width: CONTENT_WIDTH,
  });
  pdf.circle(PAGE.side + 3, sheet.y + 6, 3).fill(`#${statusColors[status]}`);
  sheet.put(sheet.block(statusWords[status].label, kicker, CONTENT_WIDTH), PAGE.side + 11, sheet.y);
  sheet.moveDown(18);
  const style = isLongTitle(title) ? styles.longTitle : styles.title;
  sheet.flow(sheet.block(title, style, CONTENT_WIDTH), PAGE.side);
  sheet.moveDown(12);
}

export function drawFacts(sheet: Sheet, facts: readonly Fact[]): void {
  const room = CONTENT_WIDTH - GAP * (facts.length - 1);
  const columns = facts.map((fact) => columnOf(sheet, fact, room * fact.share));
  const height = Math.max(...columns.map((column) => column.height));
  sheet.need(height + 2 * GAP);
  drawRule(sheet);
  sheet.moveDown(12);
  let x: number = PAGE.side;
  for (const { width, draw } of columns) {
    draw(x, sheet.y);
    x += width + GAP;
  }
  sheet.moveDown(height + 12);
  drawRule(sheet);
}

export function drawRule({ pdf, y }: Sheet): void {
  pdf
    .moveTo(PAGE.side, y)
    .lineTo(PAGE.width - PAGE.side, y)
    .lineWidth(0.7)
    .strokeColor(`#${HAIRLINE}`)
    .stroke();
}

function columnOf(sheet: Sheet, { label, value, below, link }: Fact, width: number) {
  const large = value.length > LARGE_MAX ? styles.name : styles.fact;
  const blocks = [
    { block: sheet.block(label, styles.label, width), link: undefined },
    { block: sheet.block(value, large, width), link: undefined },
    ...below.map((text) => ({ block: sheet.block(text, styles.soft, width), link: undefined })),
    ...(link ? [{ block: sheet.block(link.text, styles.link, width), link: link.url }] : []),
  ];
  const height = blocks.reduce((sum, { block }) => sum + block.height, 0);
  const draw = (x: number, top: number) => {
    let y = top;
    for (const { block, link: url } of blocks) {
      sheet.put(block, x, y, url === undefined ? {} : { link: url });
      y += block.height;
    }
  };
  return { width, height, draw };
}
