import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFiles } from '../font-files.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** Words that may be wider than their column. Scripts without spaces break by their own rules. */
export const LONG_WORD =
  '[^\\s\\p{Han}\\p{Hiragana}\\p{Katakana}\\p{Hangul}\\p{Thai}\\p{Lao}\\p{Khmer}\\p{Myanmar}\\p{Arabic}]{12,}';

/** A layout can read files in its own folder only. */
let compiler: NodeCompiler | undefined;
export const compilerOf = () => {
  compiler ??= NodeCompiler.create({
    workspace: FOLDER,
    fontArgs: [{ fontPaths: [...fontFiles] }],
  });
  return compiler;
};

/** The standard forbids letters that no font has. Such a sheet is tagged, but does not claim to conform. */
export function accessible(typst: NodeCompiler, document: NodeTypstDocument): Uint8Array {
  const creationTimestamp = Math.floor(Date.now() / 1000);
  try {
    return typst.pdf(document, { pdfStandard: 'ua-1', creationTimestamp });
  } catch {
    return typst.pdf(document, { creationTimestamp });
  }
}
