import type { Config } from '@tanstack/router-plugin/vite';

/** The settings of the routes for the build and for `npm run routes`, which both write `routeTree.gen.ts`. */
export const routesConfig = {
  target: 'react',
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/routeTree.gen.ts',
  quoteStyle: 'single',
  semicolons: true,
  addExtensions: 'tsx',
  autoCodeSplitting: true,
} satisfies Partial<Config>;
