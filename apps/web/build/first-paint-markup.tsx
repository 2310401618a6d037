import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FirstPaint, Loading, screens, VisitorPaint } from '../src/first-paint.tsx';
import { Location } from './plain-router.tsx';

/** What the server reads, as `FirstPaintMarkup` in `apps/server/src/pages/first-paint.ts`. */
export interface Markup {
  readonly shells: Readonly<Record<string, readonly [expanded: string, collapsed: string]>>;
  readonly screens: Readonly<Record<string, string>>;
  readonly visitor: string;
}

/** Where the server puts the screen into the shell. */
const PLACE = '<!--screen-->';

/** Runs with `plain-router.tsx` instead of the router. */
export function markup(): Markup {
  const all = Object.entries(screens);
  const paths = Object.keys(screens).filter((name) => !name.includes('?'));
  return {
    shells: Object.fromEntries(
      paths.map((path) => [path, [shellOf(path, true), shellOf(path, false)]]),
    ),
    screens: Object.fromEntries(
      all.map(([name, screen]) => [name, render(name, <Loading>{screen}</Loading>)]),
    ),
    visitor: render('/auth', <VisitorPaint />),
  };
}

const render = (path: string, content: ReactNode) =>
  renderToStaticMarkup(<Location value={path}>{content}</Location>);

function shellOf(path: string, isOpen: boolean): string {
  const mark = '(the screen)';
  return render(path, <FirstPaint isOpen={isOpen}>{mark}</FirstPaint>).replace(mark, PLACE);
}
