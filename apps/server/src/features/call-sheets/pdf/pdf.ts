import { fileURLToPath } from 'node:url';
import { callSheets } from '@lensemble/messages/call-sheets';
import { labels } from '@lensemble/messages/labels';
import type { Language } from '@lensemble/messages/languages';
import { READ_FROM_RIGHT } from '../direction.ts';
import { DISPLAY, fontOrder } from '../font-files.ts';
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
import { accessible, compilerOf, LONG_WORD } from './compiler.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const LAYOUT = fileURLToPath(new URL('sheet.typ', import.meta.url));

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
