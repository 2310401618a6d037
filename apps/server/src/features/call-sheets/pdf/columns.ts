import type { LightLine } from '../light.ts';
import { CONTENT_WIDTH, PAGE } from '../look.ts';
import type { Pair } from '../print-plan.ts';
import { drawRule } from './head.ts';
import type { Block, Sheet } from './sheet.ts';
import * as styles from './styles.ts';

const GAP = 18;
const PADDING = 4;

export function drawPairs(sheet: Sheet, pairs: readonly Pair[]): void {
  const width = (CONTENT_WIDTH - GAP) / 2;
  for (let index = 0; index < pairs.length; index += 2) {
    const cells = pairs
      .slice(index, index + 2)
      .map(({ name, part }) => [
        sheet.block(name, styles.name, width),
        ...(part === undefined ? [] : [sheet.block(part, styles.soft, width)]),
      ]);
    drawCells(sheet, cells, width);
    drawRule(sheet);
  }
}

export function drawLight(sheet: Sheet, lines: readonly LightLine[]): void {
  const width = (CONTENT_WIDTH - GAP * (lines.length - 1)) / lines.length;
  const cells = lines.map(({ label, value }) => [
    sheet.block(label, styles.label, width),
    sheet.block(value, styles.name, width),
  ]);
  drawCells(sheet, cells, width);
}

function drawCells(sheet: Sheet, cells: readonly (readonly Block[])[], width: number): void {
  const heights = cells.map((blocks) => blocks.reduce((sum, { height }) => sum + height, 0));
  const height = Math.max(...heights);
  sheet.need(height + 2 * PADDING);
  sheet.moveDown(PADDING);
  for (const [index, blocks] of cells.entries()) {
    let y = sheet.y;
    for (const block of blocks) {
      sheet.put(block, PAGE.side + index * (width + GAP), y);
      y += block.height;
    }
  }
  sheet.moveDown(height + PADDING);
}
