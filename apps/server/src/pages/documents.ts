import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Boot, SignUps } from '@lensemble/contract/boot';
import { landingFile } from '@lensemble/contract/sign-ups';
import { type Language, SOURCE } from '@lensemble/messages/languages';
import type { Env } from '../start/env.ts';
import type { FirstPaintMarkup } from './first-paint.ts';

export interface Documents {
  /**
   * The application. `<!--boot-->` is replaced with the boot data, `<!--head-->` with preload links, `<!--first-paint-->`
   * with what shows until the application has loaded.
   */
  readonly shell: string;
  /** The application without the styles of the first paint. */
  readonly bareShell: string;
  /** The name of the application's first script, which changes with each build. */
  readonly firstScript: string;
  readonly firstPaint: FirstPaintMarkup;
  readonly landing: string;
  /** *On set*, with the same places as the application. */
  readonly onSet: string;
  /** The scripts of each page, which the browser would otherwise discover only through other scripts. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
}

export type DocumentsByLanguage = ReadonlyMap<Language, Documents>;

/** Reads the built templates of the offered languages; undefined without a build. */
export function readDocuments(
  webRoot: string,
  { signups, languages }: Pick<Env, 'signups' | 'languages'>,
): DocumentsByLanguage | undefined {
  try {
    return new Map(languages.map((language) => [language, readIn(webRoot, signups, language)]));
  } catch {
    return undefined;
  }
}

/** The build writes the documents of other languages than English into a folder of the language. */
function readIn(webRoot: string, signUps: SignUps, language: Language): Documents {
  const folder = language === SOURCE ? webRoot : join(webRoot, language);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const shell = read('index.html');
  return {
    shell,
    bareShell: shell.replace(/<style>.*?<\/style>/s, ''),
    firstScript: /<script type="module"[^>]* src="[^"]*\/([^"/]+)"/.exec(shell)?.[1] ?? '',
    landing: read(landingFile(signUps)),
    onSet: read('on-set.html'),
    scripts: JSON.parse(read('preloads.json')),
    firstPaint: JSON.parse(read('first-paint.json')),
  };
}

export interface Early {
  readonly calls: readonly string[];
  readonly scripts: readonly string[];
  /** The CSP nonce of the scripts, if the policy requires one. */
  readonly nonce?: string | undefined;
  /** The HTML of the first paint. */
  readonly painted?: string | undefined;
}

/** @param boot null for a document without personal data, which browsers may keep */
export function fillShell(
  shell: string,
  boot: Boot | null,
  { calls, scripts, nonce, painted = '' }: Early,
): string {
  const links = [
    ...calls.map(
      (call) => `<link rel="preload" href="${call}" as="fetch" crossorigin="use-credentials">`,
    ),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ];
  const page = shell.replace('<!--head-->', () => links.join(''));
  return (nonce === undefined ? page : withNonce(page, nonce))
    .replace('<!--first-paint-->', () => painted)
    .replace('<!--boot-->', () =>
      boot ? `<script type="application/json" id="boot">${scriptJson(boot)}</script>` : '',
    );
}

const withNonce = (html: string, nonce: string) =>
  html.replace(
    /<(script(?= [^>]*\bsrc=)|link(?= rel="modulepreload"))/g,
    (tag) => `${tag} nonce="${nonce}"`,
  );

/** Escapes JSON for a script element, so that no user text can close it. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const NOT_BUILT = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Lensemble</title>
  <h1>The pages are not built yet</h1>
  <p>Stop this server and run <code>npm start</code>, which builds what is missing.</p>
</html>
`;
