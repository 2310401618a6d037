import type { Page } from '@playwright/test';
import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

export interface Look {
  theme: 'dark' | 'light';
  runOnly: { type: 'tag' | 'rule'; values: string[] };
}

export const everythingIn = (theme: Look['theme']): Look => ({
  theme,
  runOnly: { type: 'tag', values: standards },
});

/** Only the color rules: a theme changes nothing else. */
export const colorsIn = (theme: Look['theme']): Look => ({
  theme,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
});

interface WithAxe {
  axe?: typeof axe;
}

/** Injects axe once per page, because it is half a megabyte. */
async function bringAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => (window as WithAxe).axe !== undefined);
  if (!isThere) await page.evaluate(axe.source);
}

/**
 * Runs axe on the page in a theme, without the contents of iframes and without the elements of `except`.
 * @returns one entry per violation and place
 */
export async function violations(
  page: Page,
  { except = [], ...look }: Look & { except?: readonly string[] },
): Promise<string[]> {
  await bringAxe(page);
  const found = await page.evaluate(
    async ({ theme, runOnly, exclude }) => {
      // Without transitions, because fading between themes takes longer than axe itself.
      const show = (name: string | undefined) => {
        const still = new CSSStyleSheet();
        still.replaceSync('*, ::before, ::after { transition: none !important }');
        const sheets = document.adoptedStyleSheets;
        document.adoptedStyleSheets = [...sheets, still];
        if (name === undefined) delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = name;
        // Forces the new styles while transitions are off.
        document.body.getBoundingClientRect();
        document.adoptedStyleSheets = sheets;
      };
      const isSeen = ({ effect }: Animation) =>
        !(effect instanceof KeyframeEffect) ||
        effect.target?.checkVisibility({ contentVisibilityAuto: true }) !== false;
      const moving = () =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .filter(isSeen)
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      // Waits until no visible transition runs: colors in between would be false violations.
      const settle = async () => {
        for (let quietFrames = 0; quietFrames < 2; ) {
          const current = moving();
          quietFrames = current.length === 0 ? quietFrames + 1 : 0;
          await Promise.allSettled(current.map(({ finished }) => finished));
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      };
      const before = document.documentElement.dataset.theme;
      show(theme);
      await settle();
      // The rules that are run need no preloaded style sheets.
      const options = { resultTypes: ['violations' as const], iframes: false, preload: false };
      const { axe: here } = window as WithAxe;
      const result = await here?.run({ exclude }, { ...options, runOnly });
      show(before);
      return result?.violations;
    },
    { ...look, exclude: [...except] },
  );
  if (!found) throw new Error('axe is not in the page');
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`,
    ),
  );
}
