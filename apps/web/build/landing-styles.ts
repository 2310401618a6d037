import type { Plugin } from 'vite';
import { isLandingPage } from './landing.ts';
import { classesIn, STYLESHEET, usedStyles } from './used-styles.ts';

/**
 * Puts the styles of the landing page into it, instead of the stylesheet of the whole application: on a slow network,
 * visitors would wait for that before they saw anything.
 */
export const landingStyles = (): Plugin => ({
  name: 'landing-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { filename, bundle = {} }) {
      if (!isLandingPage(filename)) return html;
      const [link] = STYLESHEET.exec(html) ?? [];
      if (!link) throw new Error('The landing page has no stylesheet after the build');
      const style = await usedStyles(classesIn(html), bundle);
      return html.replace(link, () => `<style>${style}</style>`);
    },
  },
});
