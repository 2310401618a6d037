import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Boot, SignUps } from '@lensemble/contract/boot';
import { landingFile } from '@lensemble/contract/sign-ups';

/** The HTML files that the web's build leaves for the server to fill in. */
export interface Documents {
  /** The application: `<!--boot-->` takes who is signed in, `<!--head-->` what to load early. */
  readonly shell: string;
  /** The landing page, in the words for who may make an account. */
  readonly landing: string;
  /** The script files of each page of the contract, which the browser would learn of only from other scripts. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
}

/** Reads the built pages; undefined where there is no build. */
export function readDocuments(webRoot: string, signUps: SignUps): Documents | undefined {
  const read = (name: string) => readFileSync(join(webRoot, name), 'utf8');
  try {
    return {
      shell: read('index.html'),
      landing: read(landingFile(signUps)),
      scripts: JSON.parse(read('preloads.json')),
    };
  } catch {
    return undefined;
  }
}

/** What a page needs as soon as it runs: calls of the API, and its script files. */
export interface Early {
  readonly calls: readonly string[];
  readonly scripts: readonly string[];
  /** What marks its script files as ours, where the page's policy wants to see that. */
  readonly nonce?: string | undefined;
}

/** The application's page for one person, with what the browser may start to load at once. */
export function fillShell(shell: string, boot: Boot, { calls, scripts, nonce }: Early): string {
  const links = [
    ...calls.map(
      (call) => `<link rel="preload" href="${call}" as="fetch" crossorigin="use-credentials">`,
    ),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ];
  const page = shell.replace('<!--head-->', () => links.join(''));
  return (nonce === undefined ? page : withNonce(page, nonce)).replace(
    '<!--boot-->',
    () => `<script type="application/json" id="boot">${scriptJson(boot)}</script>`,
  );
}

const withNonce = (html: string, nonce: string) =>
  html.replace(
    /<(script(?= [^>]*\bsrc=)|link(?= rel="modulepreload"))/g,
    (tag) => `${tag} nonce="${nonce}"`,
  );

/** JSON that cannot end the script element that it stands in, whatever people call themselves. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What is shown where the web was not built. */
export const NOT_BUILT = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Lensemble</title>
  <h1>The pages are not built yet</h1>
  <p>Stop this server and run <code>npm start</code>, which builds what is missing.</p>
</html>
`;
