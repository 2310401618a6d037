import { fileURLToPath } from 'node:url';
import { callSheets } from '@lensemble/messages/call-sheets';
import { labels } from '@lensemble/messages/labels';
import type { Language } from '@lensemble/messages/languages';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { READ_FROM_RIGHT } from '../direction.ts';
import { DISPLAY, fontFiles, fontOrder } from '../font-files.ts';
import { linkAddress } from '../link-address.ts';
import * as look from '../look.ts';
import { captionsOf, pictureRows, ROW_GAP } from '../picture-rows.ts';
import {
  factsOf,
  footOf,
  isLongTitle,
  isLongValue,
  kindOf,
  pageWordsOf,
  type Section,
  type ShotRow,
  sectionsOf,
} from '../print-plan.ts';
import type { PrintedSheet } from '../printed-sheet.ts';
import { smallPicture } from '../shot-pictures.ts';
import type { Thumbnail } from '../thumbnails.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const LAYOUT = fileURLToPath(new URL('sheet.typ', import.meta.url));
/** Words that may be wider than their column. Scripts without spaces break by their own rules. */
const LONG_WORD =
  '[^\\s\\p{Han}\\p{Hiragana}\\p{Katakana}\\p{Hangul}\\p{Thai}\\p{Lao}\\p{Khmer}\\p{Myanmar}\\p{Arabic}]{12,}';

/** The layout can read files in its own folder only. */
let compiler: NodeCompiler | undefined;
const compilerOf = () => {
  compiler ??= NodeCompiler.create({
    workspace: FOLDER,
    fontArgs: [{ fontPaths: [...fontFiles] }],
  });
  return compiler;
};

export function renderPdf(
  call: PrintedSheet,
  pictures: readonly Thumbnail[],
  map: Uint8Array | undefined,
): Uint8Array {
  const typst = compilerOf();
  if (map) typst.mapShadow(FOLDER + MAP_PATH, Buffer.from(map));
  for (const [index, { jpeg }] of pictures.entries()) {
    typst.mapShadow(FOLDER + pathOf(index + 1), Buffer.from(jpeg));
  }
  try {
    const sheet = JSON.stringify(dataOf(call, pictures));
    const compiled = typst.compile({ mainFilePath: LAYOUT, inputs: { sheet } });
    if (!compiled.result)
      throw new Error(`Typst: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`);
    return accessible(typst, compiled.result);
  } finally {
    typst.resetShadow();
    // Its cache holds the content of sheets.
    typst.evictCache(0);
  }
}

/** The standard forbids letters that no font has. Such a sheet is tagged, but does not claim to conform. */
function accessible(typst: NodeCompiler, document: NodeTypstDocument): Uint8Array {
  const creationTimestamp = Math.floor(Date.now() / 1000);
  try {
    return typst.pdf(document, { pdfStandard: 'ua-1', creationTimestamp });
  } catch {
    return typst.pdf(document, { creationTimestamp });
  }
}

const MAP_PATH = 'map.jpg';
const pathOf = (number: number) => `reference-${number}.jpg`;

function dataOf(call: PrintedSheet, pictures: readonly Thumbnail[]) {
  const page = look.pageOf(call.paper);
  const facts = factsOf(call).map((fact) => ({ ...fact, isLong: isLongValue(fact.value) }));
  const sections = sectionsOf(call, pictures.length).map((each) =>
    drawn(each, pictures, page.content, call.language),
  );
  const label = labels(call.language)(`status ${call.status}`);
  return {
    language: call.language.slice(0, 2),
    kind: kindOf(call),
    revision: call.revision,
    title: call.title,
    isLong: isLongTitle(call.title),
    status: { label, color: look.statusColors[call.status] },
    facts,
    sections,
    foot: footOf(call),
    pageWords: pageWordsOf(call),
    page,
    look: {
      ink: look.INK,
      soft: look.INK_SOFT,
      hairline: look.HAIRLINE,
      accent: look.ACCENT,
      from: look.ACCENT_FROM,
      to: look.ACCENT_TO,
    },
    shots: { ...look.SHOTS, colors: look.lineColors },
    map: { ...look.MAP, path: MAP_PATH },
    rowGap: ROW_GAP,
    display: DISPLAY,
    fonts: fontOrder(JSON.stringify([facts, sections, call.title])),
    fromRight: READ_FROM_RIGHT.source,
    longWord: LONG_WORD,
  };
}

const shotRow = (pictures: readonly Thumbnail[]) => (row: ShotRow) => {
  if (row.kind === 'line') return row;
  const small = smallPicture(pictures, row.picture);
  const { index, width, height } = small ?? {};
  return {
    ...row,
    picture: index === undefined ? undefined : { path: pathOf(index + 1), width, height },
  };
};

function drawn(
  section: Section,
  pictures: readonly Thumbnail[],
  width: number,
  language: Language,
) {
  if (section.kind === 'links') {
    return { ...section, links: section.links.map((text) => ({ text, url: linkAddress(text) })) };
  }
  if (section.kind === 'shots') return { ...section, rows: section.rows.map(shotRow(pictures)) };
  if (section.kind !== 'pictures') return section;
  const rows = pictureRows(pictures, width).map((row) => {
    const { below, captions } = captionsOf(row);
    const placed = row.map(({ jpeg: _, ...picture }, index) => ({
      ...picture,
      path: pathOf(picture.number),
      alt: callSheets(language)('reference', { number: picture.number }),
      caption: below[index],
    }));
    return { pictures: placed, captions };
  });
  return { ...section, rows };
}
