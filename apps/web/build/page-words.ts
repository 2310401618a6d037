import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageIn } from '@lensemble/messages/catalog';
import { type Language, localeOf, PSEUDO, SOURCE } from '@lensemble/messages/languages';
import type { Message, Messages } from '@lensemble/messages/message';
import type { Words } from '@lensemble/messages/page-words';
import { translations } from '@lensemble/messages/sentence-translations';
import { applicationWords } from '@lensemble/messages/web/application';
import type { Plugin, Rolldown } from 'vite';
import { LANGUAGE_MODULE, pageLanguages } from './page-language.ts';
import { translated } from './translated.ts';
import { wordCalls } from './word-calls.ts';

const CATALOGS = '@lensemble/messages/web/';
const MESSAGE = '@lensemble/messages/page-message';
const OURS = /\/apps\/web\/src\/[^?]+\.tsx?(\?|$)/;

const pathOf = (module: string) => fileURLToPath(import.meta.resolve(module));
const READER = pathOf('@lensemble/messages/reader-locale');
const SENTENCES = pathOf('@lensemble/messages/sentences/en');
const TRANSLATIONS = pathOf('@lensemble/messages/sentence-translations');
const sentencesIn = (language: Language) =>
  language === SOURCE || language === PSEUDO ? {} : translations[language];

/** Stands for a text until the scripts are written. It is a call of a name that no minifier changes or evaluates. */
const MARK = '__words';
const MARKED = new RegExp(`${MARK}\\((["'\`])(.*?)\\1\\)`, 'g');

type Values = Readonly<Record<Language, unknown>>;

/**
 * Puts the texts of the catalogs into the scripts of pages: each script is written once per language, without texts that
 * it does not use. English scripts keep their name. Those of other languages are in `assets/<language>`, and the
 * documents that load them in `<language>`.
 * @param documents what names scripts: pages, and lists of scripts
 */
export function pageWords(documents: readonly string[]): Plugin {
  const values = new Map<string, Values>();
  let folder = '';
  let files: readonly string[] = [];
  const mark = (name: string, byLanguage: (language: Language) => unknown) => {
    const all = Object.fromEntries(
      pageLanguages.map((language) => [language, byLanguage(language)]),
    ) as Values;
    // A changed text has to change the script's hash, which is computed with the marks.
    const hash = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 8);
    const key = `${name} ${hash}`;
    values.set(key, all);
    return `/*#__PURE__*/${MARK}(${JSON.stringify(key)})`;
  };
  return {
    name: 'page-words',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id === LANGUAGE_MODULE)
        return `import { readerLocale } from ${JSON.stringify(READER)};
export const pageLanguage = ${mark('language', (each) => each)};
export const pageLocale = readerLocale(pageLanguage, ${mark('locale', localeOf)}, navigator.languages);`;
      if (id === TRANSLATIONS)
        return `export const translations = { [${mark('language', (each) => each)}]: ${mark('sentences', sentencesIn)} };`;
      if (id === SENTENCES)
        return `import { translations } from ${JSON.stringify(TRANSLATIONS)};
export const en = Object.values(translations).flatMap(Object.keys);`;
      return undefined;
    },
    async transform(code, id) {
      if (!OURS.test(id) || !code.includes(CATALOGS)) return undefined;
      const changes = await Promise.all(
        wordCalls(code, CATALOGS).map(async ({ source, name, key, start, end, method }) => {
          const texts = await textsOf(source, name);
          const text = mark(`${source.slice(CATALOGS.length)} ${key}`, (each) =>
            messageIn(texts, each, key),
          );
          return { start, end, text: method === undefined ? text : `__${method}(${text}, ` };
        }),
      );
      const replaced = changes
        .toSorted((a, b) => b.start - a.start)
        .reduce(
          (done, { start, end, text }) => done.slice(0, start) + text + done.slice(end),
          code,
        );
      return `${replaced}\nimport { messageText as __text, messageParts as __parts } from '${MESSAGE}';`;
    },
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const all = Object.values(bundle).filter((file) => file.type === 'chunk');
        const own = dependent(all);
        files = [...own].map(({ fileName }) => fileName);
        for (const language of pageLanguages) {
          if (language === SOURCE) continue;
          for (const chunk of own) {
            const source = inFolder(written(chunk.code, values, language), all, own, language);
            this.emitFile({ type: 'asset', fileName: fileIn(chunk.fileName, language), source });
          }
        }
        for (const chunk of own) chunk.code = written(chunk.code, values, SOURCE);
      },
    },
    async writeBundle() {
      for (const language of pageLanguages) {
        if (language === SOURCE) continue;
        await mkdir(join(folder, language), { recursive: true });
        for (const name of documents) {
          const source = await readFile(join(folder, name), 'utf8');
          const local = withScriptsOf(language, files, source);
          const text = name.endsWith('.html') ? inLanguage(local, language) : local;
          await writeFile(join(folder, language, name), text);
        }
      }
    },
  };
}

async function textsOf(module: string, name: string): Promise<Words<Messages>['texts']> {
  const { [name]: words } = (await import(module)) as Record<string, Words<Messages>>;
  if (!words) throw new Error(`${module} has no ${name}`);
  return words.texts;
}

const written = (code: string, values: ReadonlyMap<string, Values>, language: Language) =>
  code.replace(MARKED, (_, _quote, key: string) => {
    const value = values.get(key)?.[language] as Message | undefined;
    if (value === undefined) throw new Error(`No text for ${key}`);
    return JSON.stringify(value);
  });

/** The scripts that have texts, and those that import such scripts. */
function dependent(chunks: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const found = new Set(chunks.filter(({ code }) => code.includes(`${MARK}(`)));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    const names = new Set([...found].map(({ fileName }) => fileName));
    for (const chunk of chunks) {
      if ([...chunk.imports, ...chunk.dynamicImports].some((name) => names.has(name)))
        found.add(chunk);
    }
  }
  return found;
}

const withScriptsOf = (language: Language, files: readonly string[], text: string) =>
  files.reduce((done, file) => done.replaceAll(`/${file}`, `/${fileIn(file, language)}`), text);

/** Translates the pages of the application. */
const inLanguage = (html: string, language: Language) =>
  translated(html, language, applicationWords.texts, Object.keys(applicationWords.texts.en));

const fileIn = (file: string, language: Language) => file.replace('assets/', `assets/${language}/`);

/** Lets a script in the folder of a language find the others. */
function inFolder(
  code: string,
  all: readonly Rolldown.OutputChunk[],
  own: ReadonlySet<Rolldown.OutputChunk>,
  language: Language,
): string {
  const files = new Map(
    all.map((chunk) => [chunk.fileName.replace('assets/', ''), own.has(chunk)]),
  );
  return code.replace(
    /(["'`])(\.\/|assets\/)([\w.-]+\.js)\1/g,
    (found, quote: string, base: string, file: string) => {
      const isOwn = files.get(file);
      if (isOwn === undefined) return found;
      if (base === './') return isOwn ? found : `${quote}../${file}${quote}`;
      return isOwn ? `${quote}assets/${language}/${file}${quote}` : found;
    },
  );
}
