import { ImageRun, Paragraph, type Table, TableRow } from 'docx';
import { MAP } from '../look.ts';
import type { Section } from '../print-plan.ts';
import { PIXELS } from './pictures.ts';
import { cell, plainTable } from './tables.ts';
import { paragraph } from './words.ts';

/** The map with its attribution, beside the text of its section if there is one. */
export function mapTable(
  { text, alt, credit }: Extract<Section, { readonly kind: 'map' }>,
  jpeg: Uint8Array,
  content: number,
): Table {
  const image = new ImageRun({
    type: 'jpg',
    data: jpeg,
    transformation: { width: MAP.width * PIXELS, height: MAP.height * PIXELS },
    altText: { name: alt, title: alt, description: alt },
  });
  const beside = content - MAP.width;
  const shown = cell(
    [new Paragraph({ children: [image] }), paragraph(credit, 'soft')],
    MAP.width,
    'none',
  );
  if (text === '') return plainTable([MAP.width], [new TableRow({ children: [shown] })]);
  const lines = text.split('\n').map((line) => paragraph(line, 'body'));
  const row = new TableRow({ children: [cell(lines, beside), shown] });
  return plainTable([beside, MAP.width], [row]);
}
