import type { Config } from '@tanstack/router-plugin/vite';

/** Where the routes are; the build and `npm run routes` write `routeTree.gen.ts` from the same settings. */
export const routesConfig = {
  target: 'react',
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/routeTree.gen.ts',
  quoteStyle: 'single',
  semicolons: true,
  addExtensions: 'tsx',
  autoCodeSplitting: true,
} satisfies Partial<Config>;
