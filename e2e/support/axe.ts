import type { Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';
import { faintFields } from './faint-fields.ts';

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
  faintFields?: typeof faintFields;
}

/** Injects axe once per page, because it is half a megabyte, and what it does not check. */
async function bringAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => (window as WithAxe).axe !== undefined);
  if (!isThere) await page.evaluate(`${axe.source};window.faintFields = ${faintFields}`);
}

interface Findings {
  readonly theme: Look['theme'];
  /** One entry per violation and place. */
  readonly faults: readonly string[];
}

/**
 * Runs axe on the page and looks for faint fields in one theme after the other, without the contents of iframes and without
 * the elements of `except`.
 */
export async function violations(
  page: Page,
  looks: readonly Look[],
  except: readonly string[] = [],
): Promise<Findings[]> {
  await bringAxe(page);
  const found = await page.evaluate(
    async ({ looks, exclude }) => {
      // Without transitions, because fading between themes takes longer than axe itself.
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after { transition: none !important }');
      // A copy, because the list is live.
      const sheets = [...document.adoptedStyleSheets];
      document.adoptedStyleSheets = [...sheets, still];
      const show = (name: string | undefined) => {
        if (name === undefined) delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = name;
        // Forces the new styles while transitions are off.
        document.body.getBoundingClientRect();
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
      const { axe: here, faintFields: faint } = window as WithAxe;
      if (!here || !faint) throw new Error('axe is not in the page');
      // What a violation reports is its place, not its HTML.
      here.configure({ noHtml: true });
      // The rules that are run need no preloaded style sheets. A style attribute that React writes cannot be `!important`,
      // which is what the disabled rule looks for in every element.
      const options = {
        resultTypes: ['violations' as const],
        rules: { 'avoid-inline-spacing': { enabled: false } },
        iframes: false,
        preload: false,
      };
      // Journeys are not painted (`unpainted.ts`): everything would be hidden from axe.
      document.documentElement.style.setProperty('opacity', '1', 'important');
      const before = document.documentElement.dataset.theme;
      const results: { theme: 'dark' | 'light'; violations: Result[]; faint: string[] }[] = [];
      for (const { theme, runOnly } of looks) {
        show(theme);
        await settle();
        const { violations } = await here.run({ exclude }, { ...options, runOnly });
        results.push({ theme, violations, faint: faint(exclude) });
      }
      show(before);
      document.adoptedStyleSheets = sheets;
      document.documentElement.style.removeProperty('opacity');
      return results;
    },
    { looks: [...looks], exclude: [...except] },
  );
  return found.map(({ theme, violations, faint }) => ({
    theme,
    faults: [
      ...faint,
      ...violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`,
        ),
      ),
    ],
  }));
}
