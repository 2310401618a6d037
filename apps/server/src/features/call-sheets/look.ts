import type { ShootStatus } from '@lensemble/contract/shoot-status';

/** The colors of the app's light theme, on white. */
export const INK = '16171c';
export const INK_SOFT = '5b5d6b';
export const HAIRLINE = 'dfe0e6';
export const ACCENT = '9a2bd8';
/** The ends of the gradient, from violet to magenta. */
export const ACCENT_FROM = '8a4dff';
export const ACCENT_TO = 'ff3d9a';

export const statusColors: Readonly<Record<ShootStatus, string>> = {
  idea: '2b6cb0',
  planning: '8a6100',
  'ready to shoot': '147a45',
  completed: '6d3fc0',
};

/** Lines across the shot list, on white. */
export const lineColors = {
  golden: statusColors.planning,
  sunset: 'b3261e',
  warning: statusColors.planning,
  quiet: INK_SOFT,
} as const;

/** The columns of the shot list and its pictures, in points. */
export const SHOTS = { time: 62, picture: 54, minutes: 62, gap: 10, height: 36 } as const;

/** In points. */
const margins = { side: 45, top: 45, bottom: 52 } as const;
const papers = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const;
export type PaperName = keyof typeof papers;

/** The map picture, in points: about twice as fine as a screen shows it, and its names are readable. */
export const MAP = { width: 270, height: 180, gap: 18 } as const;

/** The page and its margins, and the width of its content, in points. */
export function pageOf(paper: PaperName) {
  const page = { ...papers[paper], ...margins };
  return { ...page, content: page.width - 2 * page.side };
}
