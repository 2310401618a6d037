import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@lensemble/messages/languages';
import { publicPages } from '@lensemble/messages/public-pages';
import { scriptSources } from '../http/security-headers.ts';
import { escapeHtml, type Html } from '../lib/html.ts';
import type { Env } from '../start/env.ts';

/** The HTML around a page that the server writes, made by the web build, with placeholders for the content. */
export interface Frame {
  readonly html: string;
  /** The script sources for the content security policy. */
  readonly scripts: string;
}

/** What the build writes in English. */
const LANGUAGE = '<html lang="en"';
const THEME_BUTTON = 'aria-label="Toggle theme"';
const HEAD = '<!--head-->';
const PAGE = '<!--page-->';

/** Without a web build, the page is readable but unstyled. */
const BARE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${HEAD}</head><body>${PAGE}</body></html>
`;

/** @param file of the web build */
export function readFrame(webRoot: string | undefined, file = 'public-shoot.html'): Frame {
  const html = (webRoot !== undefined && built(webRoot, file)) || BARE;
  return { html, scripts: scriptSources([html]).join(' ') };
}

function built(webRoot: string, file: string): string | undefined {
  try {
    return readFileSync(join(webRoot, file), 'utf8');
  } catch {
    return undefined;
  }
}

export interface Filling {
  readonly language: Language;
  readonly head: Html;
  readonly page: Html;
  readonly style: string;
  /** Whether the page sends a form to this server. */
  readonly hasForm?: boolean;
  /** Whether the script of the page sends requests to this server. */
  readonly hasCalls?: boolean;
}

export function fillFrame({ html }: Frame, { language, head, page, style }: Filling): string {
  const written = style === '' ? '' : `<style>${style}</style>`;
  const label = publicPages(language)('toggleTheme');
  return html
    .replace(LANGUAGE, `<html lang="${language}"`)
    .replace(THEME_BUTTON, () => `aria-label="${escapeHtml(label)}"`)
    .replace(HEAD, () => head.text + written)
    .replace(PAGE, () => page.text);
}

/** The page only loads its own styles, fonts and pictures, and the theme button's script. */
export function framePolicy(
  { publicUrl }: Pick<Env, 'publicUrl'>,
  frame: Frame,
  { style, hasForm = false, hasCalls = false }: Pick<Filling, 'style' | 'hasForm' | 'hasCalls'>,
) {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `script-src ${frame.scripts}`,
    `style-src 'self'${style === '' ? '' : ` 'sha256-${hash}'`}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ...(hasCalls ? ["connect-src 'self'"] : []),
    "base-uri 'none'",
    `form-action ${hasForm ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
