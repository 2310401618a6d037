import { readFile } from 'node:fs/promises';
import { labels } from '@lensemble/messages/labels';
import { type Language, localeOf } from '@lensemble/messages/languages';
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
import { wordFonts } from '../font-files.ts';
import { ACCENT, pageOf, statusColors } from '../look.ts';
import {
  factsOf,
  footOf,
  isLongTitle,
  kindOf,
  pageWordsOf,
  type Section,
  sectionsOf,
} from '../print-plan.ts';
import type { PrintedSheet } from '../printed-sheet.ts';
import type { SheetJob } from '../render-apart.ts';
import type { Thumbnail } from '../thumbnails.ts';
import { columnTable, pairTable } from './columns.ts';
import { mapTable } from './map.ts';
import { pictureTables } from './pictures.ts';
import { shotTable } from './shots.ts';
import { entryTables, factTable, TWIPS } from './tables.ts';
import { linkTo, paragraph, styles } from './words.ts';

export async function renderDocx(
  call: PrintedSheet,
  pictures: readonly Thumbnail[],
  map: Uint8Array | undefined,
): Promise<Uint8Array> {
  const page = pageOf(call.paper);
  const sections = sectionsOf(call, pictures.length);
  const document = new Document({
    title: call.title,
    creator: 'Lensemble',
    lastModifiedBy: 'Lensemble',
    styles: {
      default: {
        document: {
          run: { ...styles.body, language: proofing(call.language) },
          paragraph: { spacing: { line: 276, lineRule: LineRuleType.AUTO } },
        },
      },
    },
    fonts: await ownFonts(),
    sections: [
      {
        properties: { page: sheetOf(page) },
        footers: { default: footerOf(call, page) },
        children: [
          ...headOf(call, page),
          factTable(factsOf(call), page.content),
          ...sections.flatMap((section) =>
            sectionOf(section, { pictures, map }, page.content, call.language),
          ),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

/** The language in which word processors check spelling. */
function proofing(language: Language) {
  const locale = localeOf(language);
  return { value: locale, eastAsia: locale };
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

type Shown = Pick<SheetJob, 'pictures' | 'map'>;

const twips = (points: number) => Math.round(points * TWIPS);
type Page = ReturnType<typeof pageOf>;

const sheetOf = (page: Page) => ({
  size: { width: twips(page.width), height: twips(page.height) },
  margin: {
    top: twips(page.top),
    bottom: twips(page.bottom),
    left: twips(page.side),
    right: twips(page.side),
    footer: twips(page.bottom / 2),
  },
});
const rightEdge = ({ content }: Page) => [{ type: TabStopType.RIGHT, position: twips(content) }];

function headOf(call: PrintedSheet, page: Page): Paragraph[] {
  const { title, status, revision, language } = call;
  const color = statusColors[status];
  return [
    new Paragraph({
      border: { top: { style: BorderStyle.SINGLE, size: 24, space: 10, color: ACCENT } },
      tabStops: rightEdge(page),
      children: [
        new TextRun({ ...styles.label, color, text: `● ${labels(language)(`status ${status}`)}` }),
        new TextRun({ ...styles.label, children: [new Tab(), kindOf(call)] }),
      ],
    }),
    paragraph(title, isLongTitle(title) ? 'longTitle' : 'title', {
      heading: HeadingLevel.TITLE,
      spacing: { before: 80, after: 60 },
    }),
    paragraph(revision, 'soft', { spacing: { after: 200 } }),
  ];
}

function sectionOf(
  section: Section,
  shown: Shown,
  content: number,
  language: Language,
): (Paragraph | Table)[] {
  const heading = paragraph(section.heading, 'heading', {
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    spacing: { before: 360, after: 80 },
  });
  return [heading, ...contentOf(section, shown, content, language)];
}

function contentOf(
  section: Section,
  { pictures, map }: Shown,
  content: number,
  language: Language,
): (Paragraph | Table)[] {
  if (section.kind === 'text') {
    return section.text.split('\n').map((line) => paragraph(line, 'body'));
  }
  if (section.kind === 'pairs') return [pairTable(section.pairs, content)];
  if (section.kind === 'columns') {
    const { rows, credit } = section;
    const said = credit === undefined ? [] : [paragraph(credit, 'soft')];
    return [columnTable(rows, content), ...said];
  }
  if (section.kind === 'entries') return [...entryTables(section.entries, content)];
  if (section.kind === 'pictures') return pictureTables(pictures, content, language);
  if (section.kind === 'shots') return [...shotTable(section, pictures, content)];
  if (section.kind === 'map') return map ? [mapTable(section, map, content)] : [];
  return section.links.map((link) => new Paragraph({ children: [linkTo(link, link)] }));
}

function footerOf(call: PrintedSheet, page: Page): Footer {
  const [before = '', between = '', after = ''] = pageWordsOf(call);
  const { CURRENT, TOTAL_PAGES } = PageNumber;
  const number = [new Tab(), before, CURRENT, between, TOTAL_PAGES, after];
  const about = new TextRun({ ...styles.soft, text: footOf(call) });
  const counted = new TextRun({ ...styles.soft, children: number });
  return new Footer({
    children: [new Paragraph({ tabStops: rightEdge(page), children: [about, counted] })],
  });
}
