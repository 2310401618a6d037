import PDFDocument from 'pdfkit';
import { linkAddress } from '../link-address.ts';
import { PAGE } from '../look.ts';
import { openFonts } from './fonts.ts';
import { type Line, makeLines } from './lines.ts';
import type { Style } from './runs.ts';

/** Line height, as a multiple of the font size. */
const LEADING = 1.4;
/** The distance from the top of the line to the baseline, as a multiple of the font size. */
const BASELINE = 1.05;

/** Lines of one style, broken to fit. `height` and `lineHeight` are in points. */
export interface Block {
  readonly lines: readonly Line[];
  readonly style: Style;
  readonly lineHeight: number;
  readonly height: number;
}

export interface DrawOptions {
  readonly align?: 'left' | 'right';
  /** The width in which `right` aligns the lines. */
  readonly width?: number;
  readonly link?: string;
}

export type Sheet = Awaited<ReturnType<typeof makeSheet>>;

/** @param said all text of the document; it decides which Chinese glyphs to load */
export async function makeSheet(title: string, madeAt: Date, said: string) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Creator: 'Lensemble', Producer: 'Lensemble', CreationDate: madeAt },
  });
  const linesOf = makeLines(pdf, await openFonts(pdf, said));
  let y: number = PAGE.top;
  const room = () => PAGE.height - PAGE.bottom - y;

  const block = (text: string, style: Style, width: number): Block => {
    const lines = linesOf(text, style, width);
    const lineHeight = style.size * LEADING;
    return { lines, style, lineHeight, height: lines.length * lineHeight };
  };

  function drawLine(line: Line, style: Style, x: number, top: number, link?: string): void {
    let left = x;
    pdf.fillColor(`#${style.color}`);
    for (const { font, text } of line.runs) {
      pdf.font(font).fontSize(style.size);
      pdf.text(text, left, top + style.size * BASELINE, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
      left += pdf.widthOfString(text);
    }
    if (link) pdf.link(x, top, line.width, style.size * LEADING, linkAddress(link));
  }

  return {
    pdf,
    block,
    room,
    get y() {
      return y;
    },
    moveDown(by: number) {
      y += by;
    },
    /** Adds space before the next block, except at the top of a page. */
    part(by: number) {
      if (y > PAGE.top) y += by;
    },
    newPage() {
      pdf.addPage();
      y = PAGE.top;
    },
    need(height: number) {
      if (room() < height && y > PAGE.top) this.newPage();
    },
    /** Draws a whole block at a fixed position. */
    put({ lines, style, lineHeight }: Block, x: number, top: number, options: DrawOptions = {}) {
      const { align = 'left', width = 0, link } = options;
      for (const [index, line] of lines.entries()) {
        const left = align === 'right' ? x + width - line.width : x;
        drawLine(line, style, left, top + index * lineHeight, link);
      }
    },
    /** Draws a block at the current position, over as many pages as it takes. */
    flow({ lines, style, lineHeight }: Block, x: number, link?: string) {
      for (const line of lines) {
        this.need(lineHeight);
        drawLine(line, style, x, y, link);
        y += lineHeight;
      }
    },
  };
}
