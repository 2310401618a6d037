import { resolveConfig } from 'vite';

// While the configuration resolves, the router's plugin writes src/routeTree.gen.ts.
await resolveConfig({}, 'build');
