import { strFromU8, unzipSync } from 'fflate';

const XML = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

interface WordFile {
  /** The text pieces, joined by blanks. */
  readonly text: string;
  readonly pictures: number;
  readonly links: readonly string[];
  /** In which word processors check spelling. */
  readonly language: string | undefined;
}

const plain = (xml: string) => xml.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);

/** Reads the text, pictures, links and language of a Word file. @throws Error if it contains characters that XML forbids */
export function textOfDocx(file: Buffer): WordFile {
  const parts = unzipSync(new Uint8Array(file));
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  if (!XML.test(xml)) throw new Error('The document has letters that XML does not know');
  const pieces = Array.from(
    xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g),
    ([, text = '']) => text,
  );
  const relations = strFromU8(parts['word/_rels/document.xml.rels'] ?? new Uint8Array());
  const targets = relations.matchAll(/Target="([^"]*)" TargetMode="External"/g);
  const links = Array.from(targets, ([, target = '']) => plain(target));
  // Times do not break over lines.
  const text = plain(pieces.join(' ')).replaceAll('\u00a0', ' ');
  const pictures = Object.keys(parts).filter((name) => name.startsWith('word/media/')).length;
  const styles = strFromU8(parts['word/styles.xml'] ?? new Uint8Array());
  const [, language] = /<w:lang w:val="([^"]*)"/.exec(styles) ?? [];
  return { text, pictures, links, language };
}
