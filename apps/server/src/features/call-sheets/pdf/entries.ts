import { CONTENT_WIDTH, INK_SOFT, PAGE } from '../look.ts';
import type { Entry } from '../print-plan.ts';
import { drawRule } from './head.ts';
import type { Sheet } from './sheet.ts';
import * as styles from './styles.ts';

const ASIDE_WIDTH = CONTENT_WIDTH * 0.42;
const GAP = 14;
const PADDING = 4;
const BOX = 6.5;
const INDENT = 14;

/** Draws one item. Its name stays on one page. */
export function drawEntry(sheet: Sheet, { name, detail, aside = '', todos = [] }: Entry): void {
  const right = sheet.block(aside, styles.soft, ASIDE_WIDTH);
  const taken = right.lines.length === 0 ? 0 : Math.max(...right.lines.map(({ width }) => width));
  const width = CONTENT_WIDTH - (taken === 0 ? 0 : taken + GAP);
  const left = sheet.block(name, styles.name, width);
  sheet.need(Math.max(left.height, right.height) + 2 * PADDING);
  sheet.moveDown(PADDING);
  const top = sheet.y;
  sheet.put(left, PAGE.side, top);
  sheet.put(right, PAGE.side, top + 1, { align: 'right', width: CONTENT_WIDTH });
  sheet.moveDown(Math.max(left.height, right.height));
  if (detail) sheet.flow(sheet.block(detail, styles.soft, CONTENT_WIDTH), PAGE.side);
  for (const todo of todos) drawTodo(sheet, todo);
  sheet.moveDown(PADDING);
  drawRule(sheet);
}

function drawTodo(sheet: Sheet, todo: string): void {
  const block = sheet.block(todo, styles.soft, CONTENT_WIDTH - INDENT);
  sheet.need(block.lineHeight);
  sheet.pdf
    .rect(PAGE.side + 1, sheet.y + 3, BOX, BOX)
    .lineWidth(0.7)
    .strokeColor(`#${INK_SOFT}`)
    .stroke();
  sheet.flow(block, PAGE.side + INDENT);
}
