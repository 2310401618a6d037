import {
  ExternalHyperlink,
  type IRunOptions,
  NoBreakHyphen,
  Paragraph,
  type ParagraphChild,
  Tab,
  TextRun,
} from 'docx';
import { directionsOf, isReadFromRight } from '../direction.ts';
import { linkAddress } from '../link-address.ts';
import { ACCENT, INK, INK_SOFT } from '../look.ts';

/** Word uses `cs` and `eastAsia` for the scripts that the app's fonts lack. */
const font = (name: string) => ({
  ascii: name,
  hAnsi: name,
  cs: 'Arial',
  eastAsia: 'Yu Gothic',
});

/** Sizes are in half points. */
export const styles = {
  title: { font: font('Bricolage Grotesque'), bold: true, size: 52, color: INK },
  longTitle: { font: font('Bricolage Grotesque'), bold: true, size: 36, color: INK },
  heading: { font: font('Figtree'), bold: true, size: 26, color: INK },
  fact: { font: font('Bricolage Grotesque'), bold: true, size: 28, color: INK },
  body: { font: font('Figtree'), size: 20, color: INK },
  name: { font: font('Figtree'), bold: true, size: 20, color: INK },
  soft: { font: font('Figtree'), size: 18, color: INK_SOFT },
  small: { font: font('Figtree'), size: 18, color: INK },
  label: { font: font('Figtree'), bold: true, size: 17, color: INK_SOFT },
  link: { font: font('Figtree'), bold: true, size: 18, color: ACCENT },
} as const satisfies Record<string, IRunOptions>;
export type StyleName = keyof typeof styles;

type ParagraphOptions = Exclude<ConstructorParameters<typeof Paragraph>[0], string>;

const NO_BREAK_HYPHEN = '\u2011';
const TIME = /\d{1,2}:\d\d(?: [AP]M)?(?: (?:GMT|UTC)[+-][\d:]+)?/g;

/** Without line breaks within a time. */
const keptTogether = (text: string): string =>
  text.replace(TIME, (time) => time.replaceAll(' ', '\u00a0').replace('-', NO_BREAK_HYPHEN));

const runsOf = (text: string, style: IRunOptions): TextRun[] =>
  directionsOf(keptTogether(text)).flatMap(({ part, isFromRight }) =>
    part
      .split(/([\n\t\u2011])/)
      .map((piece) => new TextRun({ ...style, rightToLeft: isFromRight, ...contentOf(piece) })),
  );

function contentOf(piece: string): IRunOptions {
  if (piece === '\n') return { break: 1 };
  if (piece === '\t') return { children: [new Tab()] };
  // Word breaks lines after other hyphens, and the app's fonts have no letter for this one.
  if (piece === NO_BREAK_HYPHEN) return { children: [new NoBreakHyphen()] };
  // Not as a child: some child strings are fields, for example CURRENT is the page number.
  return { text: piece };
}

export const paragraph = (
  text: string,
  style: StyleName,
  options: ParagraphOptions = {},
  run: IRunOptions = {},
) =>
  new Paragraph({
    ...options,
    // Word aligns such a paragraph on the right.
    bidirectional: isReadFromRight(text),
    children: runsOf(text, { ...styles[style], ...run }),
  });

export const linkTo = (text: string, url: string): ParagraphChild =>
  new ExternalHyperlink({ link: linkAddress(url), children: runsOf(text, styles.link) });
