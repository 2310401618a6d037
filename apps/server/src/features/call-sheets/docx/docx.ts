import { readFile } from 'node:fs/promises';
import { statusWords } from '@lensemble/contract/shoot-status';
import {
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  type Table,
  TabStopType,
  TextRun,
} from 'docx';
import type { CallSheet } from '../call-sheet.ts';
import { wordFonts } from '../font-files.ts';
import { ACCENT, CONTENT_WIDTH, PAGE, statusColors } from '../look.ts';
import { factsOf, footOf, isLongTitle, type Section, sectionsOf } from '../print-plan.ts';
import type { Thumbnail } from '../thumbnails.ts';
import { lightTable, pairTable } from './columns.ts';
import { pictureTables } from './pictures.ts';
import { entryTable, factTable, TWIPS } from './tables.ts';
import { linkTo, paragraph, styles } from './words.ts';

export async function renderDocx(
  call: CallSheet,
  pictures: readonly Thumbnail[],
): Promise<Uint8Array> {
  const sections = sectionsOf(call, pictures.length);
  const document = new Document({
    title: call.title,
    creator: 'Lensemble',
    lastModifiedBy: 'Lensemble',
    styles: {
      default: {
        document: {
          run: styles.body,
          paragraph: { spacing: { line: 276, lineRule: LineRuleType.AUTO } },
        },
      },
    },
    fonts: await ownFonts(),
    sections: [
      {
        properties: { page: { size: pageSize, margin } },
        footers: { default: footerOf(call) },
        children: [
          ...headOf(call),
          factTable(factsOf(call)),
          ...sections.flatMap((section) => sectionOf(section, pictures)),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

/** Embeds real bold faces. Otherwise word processors thicken the regular ones. */
async function ownFonts() {
  const [body, bold, display] = await Promise.all([
    readFile(wordFonts.body),
    readFile(wordFonts.bold),
    readFile(wordFonts.display),
  ]);
  return [
    { name: 'Figtree', data: body, bold },
    { name: 'Bricolage Grotesque', data: display, bold: display },
  ];
}

const twips = (points: number) => Math.round(points * TWIPS);
const pageSize = { width: twips(PAGE.width), height: twips(PAGE.height) };
const margin = {
  top: twips(PAGE.top),
  bottom: twips(PAGE.bottom),
  left: twips(PAGE.side),
  right: twips(PAGE.side),
  footer: twips(PAGE.bottom / 2),
};
const rightEdge = [{ type: TabStopType.RIGHT, position: twips(CONTENT_WIDTH) }];

function headOf({ title, status }: CallSheet): Paragraph[] {
  const color = statusColors[status];
  return [
    new Paragraph({
      border: { top: { style: BorderStyle.SINGLE, size: 24, space: 10, color: ACCENT } },
      tabStops: rightEdge,
      children: [
        new TextRun({ ...styles.label, color, text: `● ${statusWords[status].label}` }),
        new TextRun({ ...styles.label, children: [new Tab(), 'Call sheet'] }),
      ],
    }),
    paragraph(title, isLongTitle(title) ? 'longTitle' : 'title', {
      heading: HeadingLevel.TITLE,
      spacing: { before: 80, after: 200 },
    }),
  ];
}

function sectionOf(section: Section, pictures: readonly Thumbnail[]): (Paragraph | Table)[] {
  const heading = paragraph(section.heading, 'heading', {
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    spacing: { before: 360, after: 80 },
  });
  return [heading, ...contentOf(section, pictures)];
}

function contentOf(section: Section, pictures: readonly Thumbnail[]): (Paragraph | Table)[] {
  if (section.kind === 'text') {
    return section.text.split('\n').map((line) => paragraph(line, 'body'));
  }
  if (section.kind === 'pairs') return [pairTable(section.pairs)];
  if (section.kind === 'columns') return [lightTable(section.lines)];
  if (section.kind === 'entries') return [entryTable(section.entries)];
  if (section.kind === 'pictures') return pictureTables(pictures);
  return section.links.map((link) => new Paragraph({ children: [linkTo(link, link)] }));
}

function footerOf(call: CallSheet): Footer {
  const page = [new Tab(), 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES];
  const about = new TextRun({ ...styles.soft, text: footOf(call) });
  const number = new TextRun({ ...styles.soft, children: page });
  return new Footer({
    children: [new Paragraph({ tabStops: rightEdge, children: [about, number] })],
  });
}
