/**
 * Who may import whom. The shape itself is told in CONTRIBUTING.md; each rule here says what to do instead.
 * TypeScript is read by @swc/core: without it nothing but JavaScript would be checked, silently
 * (scripts/guards/import-rules.test.ts keeps watch).
 */

const server = '^apps/server/src/';
const web = '^apps/web/src/';
const test = '\\.test\\.tsx?$';
const testing = '^apps/server/src/testing/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const everywhere = [
  {
    name: 'no-circular',
    comment: 'Two modules that need each other are one module, or want a third; types count too.',
    severity: 'error',
    from: { pathNot: '\\.gen\\.ts$' },
    to: { circular: true, viaOnly: { pathNot: '\\.gen\\.ts$' } },
  },
  {
    name: 'not-to-unresolvable',
    comment: 'This import leads nowhere.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'not-to-test',
    comment: 'Code that runs does not lean on tests; share a helper through a testing folder.',
    severity: 'error',
    from: {
      pathNot: [
        test,
        '/testing/',
        '^e2e/',
        '^bench/',
        '^testing/',
        '^scripts/(calendar-test|kill-test|postgres-cluster|reminders-test|test-postgres)',
      ],
    },
    to: { path: [test, '/testing/', '^testing/'] },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const workspaces = [
  {
    name: 'contract-imports-zod-only',
    comment: 'Both sides load the contract: it must stay free of either, and of anything heavy.',
    severity: 'error',
    from: { path: '^packages/contract/src/', pathNot: test },
    to: { pathNot: ['^packages/contract/src/', '(^|/)node_modules/zod/'] },
  },
  {
    name: 'web-not-to-server',
    comment: 'What both need belongs in packages/contract.',
    severity: 'error',
    from: { path: '^apps/web/' },
    to: { path: ['^apps/server/', '^(e2e|bench|scripts)/'] },
  },
  {
    name: 'server-not-to-web',
    comment: 'What both need belongs in packages/contract. The built pages are read as files.',
    severity: 'error',
    from: { path: '^apps/server/' },
    to: { path: ['^apps/web/', '^(e2e|bench|scripts)/'] },
  },
  {
    name: 'outside-not-to-apps',
    comment: 'Journeys and measurements use the product from outside: over HTTP, or as a process.',
    severity: 'error',
    from: { path: '^(e2e|bench|scripts)/', pathNot: test },
    to: { path: '^apps/', pathNot: '^apps/server/src/(server\\.ts$|db/engine/)' },
  },
  {
    name: 'light-imports-suncalc-only',
    comment: 'Both sides load it: it must stay free of either, and of anything heavy.',
    severity: 'error',
    from: { path: '^packages/light/src/', pathNot: test },
    to: {
      pathNot: ['^packages/(light|contract)/src/', '(^|/)node_modules/(suncalc|@types/suncalc)/'],
    },
  },
  {
    name: 'pictures-import-nothing',
    comment: 'Pictures are data.',
    severity: 'error',
    from: { path: '^packages/pictures/' },
    to: {},
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const webLayers = [
  {
    name: 'web-lib-is-the-ground',
    comment: 'lib and config know nothing above them.',
    severity: 'error',
    from: { path: `${web}(lib|config)/`, pathNot: test },
    to: { path: `${web}(routes|features|components)/` },
  },
  {
    name: 'web-components-below-features',
    comment: 'A shared component is free of the domain: pass what it needs as props.',
    severity: 'error',
    from: { path: `${web}components/`, pathNot: test },
    to: { path: `${web}(routes|features)/` },
  },
  {
    name: 'web-features-below-routes',
    comment: 'A route composes features, never the other way round.',
    severity: 'error',
    from: { path: `${web}features/` },
    to: { path: `${web}routes/` },
  },
  {
    name: 'web-feature-not-to-feature',
    comment: 'Compose two features in a route, or move what they share to components or lib.',
    severity: 'error',
    from: { path: `${web}features/([^/]+)/` },
    to: { path: `${web}features/`, pathNot: `${web}features/$1/` },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const serverLayers = [
  {
    name: 'db-only-behind-queries',
    comment:
      'Only queries, access, plugins, ports and the start-up touch the database, so that no statement escapes the team scope.',
    severity: 'error',
    from: {
      path: server,
      pathNot: [
        `${server}db/`,
        `${server}(access|plugins)/`,
        `${server}features/[^/]+/queries\\.ts$`,
        `${server}ports/`,
        `${server}(server|app|deps)\\.ts$`,
        testing,
        test,
      ],
    },
    to: { path: [`${server}db/`, '(^|/)node_modules/(pg|drizzle-orm|@electric-sql)/'] },
  },
  {
    name: 'db-is-the-ground',
    comment: 'The database layer knows nothing above it. The demo team is a use of the product.',
    severity: 'error',
    from: { path: `${server}db/`, pathNot: [`${server}db/demo/`, test] },
    to: { path: `${server}(features|access|plugins|pages|ports|app|server)(/|\\.ts$)` },
  },
  {
    name: 'scope-only-from-access',
    comment:
      'A scope comes from the session of a request: take request.scope. Demo data and tests have no request.',
    severity: 'error',
    from: { path: server, pathNot: [`${server}access/`, `${server}db/demo/`, testing, test] },
    to: { path: `${server}access/grant\\.ts$` },
  },
  {
    name: 'queries-below-service-and-routes',
    comment: 'routes -> service -> queries, one way.',
    severity: 'error',
    from: { path: `${server}features/[^/]+/queries\\.ts$` },
    to: { path: `${server}features/[^/]+/(service|routes)\\.ts$` },
  },
  {
    name: 'service-below-routes',
    comment: 'routes -> service -> queries, one way.',
    severity: 'error',
    from: { path: `${server}features/[^/]+/service\\.ts$` },
    to: { path: `${server}features/[^/]+/routes\\.ts$` },
  },
  {
    name: 'feature-through-its-service',
    comment: 'Another feature is reached through its service.ts.',
    severity: 'error',
    from: { path: `${server}features/([^/]+)/`, pathNot: test },
    to: {
      path: `${server}features/`,
      pathNot: [`${server}features/$1/`, `${server}features/[^/]+/service\\.ts$`],
    },
  },
  {
    name: 'features-from-outside',
    comment: 'From outside, app.ts registers routes; everything else goes through service.ts.',
    severity: 'error',
    from: { path: server, pathNot: [`${server}features/`, `${server}db/demo/`, testing, test] },
    to: { path: `${server}features/`, pathNot: `${server}features/[^/]+/(routes|service)\\.ts$` },
  },
  {
    name: 'routes-only-from-app',
    comment: 'Routes are registered by app.ts and used by nobody else.',
    severity: 'error',
    from: { path: server, pathNot: [`${server}app\\.ts$`, test] },
    to: { path: `${server}features/[^/]+/routes\\.ts$` },
  },
  {
    name: 'ground-not-to-features',
    comment: 'Access, plugins and ports serve every feature and so know none of them.',
    severity: 'error',
    from: { path: `${server}(access|plugins|ports)/`, pathNot: test },
    to: { path: `${server}(features|pages|app|server)(/|\\.ts$)` },
  },
  {
    name: 'adapter-through-its-port',
    comment: 'Ask for the port; which adapter stands behind it is chosen at the start.',
    severity: 'error',
    from: {
      path: `${server}(?!ports/)`,
      pathNot: [`${server}(server|app)\\.ts$`, testing, test],
    },
    to: { path: `${server}ports/`, pathNot: `${server}ports/([^/]+/port|away-error)\\.ts$` },
  },
  {
    name: 'port-not-to-another-ports-adapter',
    comment: 'Ports are independent; where one needs another, it asks for its port.',
    severity: 'error',
    from: { path: `${server}ports/([^/]+)/`, pathNot: test },
    to: {
      path: `${server}ports/`,
      pathNot: [`${server}ports/$1/`, `${server}ports/([^/]+/port|away-error)\\.ts$`],
    },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...everywhere, ...workspaces, ...webLayers, ...serverLayers],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|[.](webp|css)' },
    tsConfig: { fileName: 'apps/web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
