import { resolveConfig } from 'vite';

// Resolving the configuration is enough: the router's plugin writes src/routeTree.gen.ts while it does.
await resolveConfig({}, 'build');
