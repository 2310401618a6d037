/**
 * Import rules. CONTRIBUTING.md describes the layers; each rule's comment says what to do instead.
 * The parser @swc/core reads the TypeScript: without it, dependency-cruiser would silently check JavaScript only
 * (scripts/guards/import-rules.test.ts verifies that it does not).
 */

const server = '^apps/server/src/';
const web = '^apps/web/src/';
const test = '\\.test\\.tsx?$';
const testing = '^apps/server/src/testing/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const everywhere = [
  {
    name: 'no-circular',
    comment:
      'Merge modules that import each other, or move what they share to a third. Type imports count too.',
    severity: 'error',
    from: { pathNot: '\\.gen\\.ts$' },
    to: { circular: true, viaOnly: { pathNot: '\\.gen\\.ts$' } },
  },
  {
    name: 'not-to-unresolvable',
    comment: 'The import cannot be resolved.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'not-to-test',
    comment: 'Production code must not import tests. Share helpers through a testing folder.',
    severity: 'error',
    from: {
      pathNot: [
        test,
        '/testing/',
        '^e2e/',
        '^bench/',
        '^testing/',
        '^scripts/(calendar-test|kill-test|mail-test|package-test|postgres-cluster|reminders-test|test-postgres|trust-test)',
      ],
    },
    to: { path: [test, '/testing/', '^testing/'] },
  },
  {
    name: 'not-to-dev-package',
    comment:
      '`npm start` installs no development packages. Move the package to `dependencies` of the nearest package.json.',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: [test, '/testing/', '/drizzle\\.config\\.ts$'] },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const workspaces = [
  {
    name: 'contract-imports-zod-only',
    comment:
      'Browser and server load the contract: it must not depend on either, or on large packages.',
    severity: 'error',
    from: { path: '^packages/contract/src/', pathNot: test },
    to: { pathNot: ['^packages/(contract|messages)/src/', '(^|/)node_modules/zod/'] },
  },
  {
    name: 'web-not-to-server',
    comment: 'Move shared code to packages/contract.',
    severity: 'error',
    from: { path: '^apps/web/' },
    to: { path: ['^apps/server/', '^(e2e|bench|scripts)/'] },
  },
  {
    name: 'server-not-to-web',
    comment: 'Move shared code to packages/contract. The server reads the built pages as files.',
    severity: 'error',
    from: { path: '^apps/server/' },
    to: { path: ['^apps/web/', '^(e2e|bench|scripts)/'] },
  },
  {
    name: 'outside-not-to-apps',
    comment: 'Journeys and measurements use the product from outside, over HTTP or as a process.',
    severity: 'error',
    from: { path: '^(e2e|bench|scripts)/', pathNot: test },
    to: { path: '^apps/', pathNot: '^apps/server/src/(server\\.ts$|db/engine/)' },
  },
  {
    name: 'light-imports-suncalc-only',
    comment: 'Browser and server load it: it must not depend on either, or on large packages.',
    severity: 'error',
    from: { path: '^packages/light/src/', pathNot: test },
    to: {
      pathNot: ['^packages/(light|contract)/src/', '(^|/)node_modules/(suncalc|@types/suncalc)/'],
    },
  },
  {
    name: 'messages-import-nothing',
    comment: 'Everything loads messages: they must not depend on anything.',
    severity: 'error',
    from: { path: '^packages/messages/src/', pathNot: test },
    to: { pathNot: '^packages/messages/src/' },
  },
  {
    name: 'pictures-import-nothing',
    comment: 'Pictures are data without code.',
    severity: 'error',
    from: { path: '^packages/pictures/' },
    to: {},
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const webLayers = [
  {
    name: 'web-lib-is-the-ground',
    comment: 'lib and config are the lowest layer and import none above.',
    severity: 'error',
    from: { path: `${web}(lib|config)/`, pathNot: test },
    to: { path: `${web}(routes|features|components)/` },
  },
  {
    name: 'web-components-below-features',
    comment: 'Shared components do not know the domain: pass data as props.',
    severity: 'error',
    from: { path: `${web}components/`, pathNot: test },
    to: { path: `${web}(routes|features)/` },
  },
  {
    name: 'web-features-below-routes',
    comment: 'Routes compose features, not the reverse.',
    severity: 'error',
    from: { path: `${web}features/` },
    to: { path: `${web}routes/` },
  },
  {
    name: 'web-feature-not-to-feature',
    comment: 'Compose features in a route, or move shared code to components or lib.',
    severity: 'error',
    from: { path: `${web}features/([^/]+)/` },
    to: { path: `${web}features/`, pathNot: `${web}features/$1/` },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const serverLayers = [
  {
    name: 'server-lib-is-the-ground',
    comment: 'A helper in lib knows nothing of the product, so that anything may use it.',
    severity: 'error',
    from: { path: `${server}lib/`, pathNot: test },
    to: { path: server, pathNot: `${server}lib/` },
  },
  {
    name: 'db-only-behind-queries',
    comment:
      'Only queries, the rows they read, access, accounts, backups, jobs, ports, the demo team, the doctor, the commands of operators, the import from the hosted system, the startup and three parts of http use the database, so that every statement is limited to the team scope.',
    severity: 'error',
    from: {
      path: server,
      pathNot: [
        `${server}db/`,
        `${server}(access|accounts|admin|backups|demo|doctor|hosted-import|jobs|ports)/`,
        `${server}features/[^/]+/(queries\\.ts$|rows/)`,
        `${server}http/(errors/gone-since|idempotency/once|rate-limits)\\.ts$`,
        `${server}(server|deps|make-deps)\\.ts$`,
        testing,
        test,
      ],
    },
    to: { path: [`${server}db/`, '(^|/)node_modules/(pg|drizzle-orm|@electric-sql)/'] },
  },
  {
    name: 'db-is-the-ground',
    comment: 'The database layer knows nothing above it.',
    severity: 'error',
    from: { path: `${server}db/`, pathNot: test },
    to: {
      path: `${server}(access|accounts|backups|demo|features|http|jobs|pages|ports|app|background-work|make-deps|server)(/|\\.ts$)`,
    },
  },
  {
    name: 'scope-only-from-access',
    comment:
      'A scope comes from the session of a request: take request.scope. Tests have no request.',
    severity: 'error',
    from: { path: server, pathNot: [`${server}access/`, testing, test] },
    to: { path: `${server}access/grant\\.ts$` },
  },
  {
    name: 'queries-below-service-and-routes',
    comment: 'routes -> service -> queries, one way.',
    severity: 'error',
    from: { path: `${server}features/[^/]+/(queries\\.ts$|rows/)` },
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
    comment: 'Import another feature only through its service.ts.',
    severity: 'error',
    from: { path: `${server}features/([^/]+)/`, pathNot: test },
    to: {
      path: `${server}features/`,
      pathNot: [`${server}features/$1/`, `${server}features/[^/]+/service\\.ts$`],
    },
  },
  {
    name: 'features-from-outside',
    comment: 'Outside of features, app.ts imports routes; everything else imports service.ts.',
    severity: 'error',
    from: { path: server, pathNot: [`${server}features/`, testing, test] },
    to: { path: `${server}features/`, pathNot: `${server}features/[^/]+/(routes|service)\\.ts$` },
  },
  {
    name: 'routes-only-from-app',
    comment: 'Only app.ts imports routes, to register them.',
    severity: 'error',
    from: { path: server, pathNot: [`${server}app\\.ts$`, test] },
    to: { path: `${server}features/[^/]+/routes\\.ts$` },
  },
  {
    name: 'ground-not-to-features',
    comment: 'These folders serve all features and must not depend on any.',
    severity: 'error',
    from: { path: `${server}(access|accounts|http|jobs|oauth|ports|start)/`, pathNot: test },
    to: { path: `${server}(demo|features|pages|app|background-work|make-deps|server)(/|\\.ts$)` },
  },
  {
    name: 'adapter-through-its-port',
    comment:
      'Import the port, or `Jobs`. `make-deps.ts` chooses the adapter; commands that need no app do too. The doctor asks each adapter by itself.',
    severity: 'error',
    from: {
      path: `${server}(?!ports/)`,
      pathNot: [
        `${server}((server|make-deps|backups/target)\\.ts$|(doctor|hosted-import)/)`,
        testing,
        test,
      ],
    },
    to: {
      path: [`${server}ports/`, `${server}jobs/pg-boss\\.ts$`],
      pathNot: `${server}ports/([^/]+/port|storage/storage-of|external-service-error)\\.ts$`,
    },
  },
  {
    name: 'port-not-to-another-ports-adapter',
    comment: 'Ports are independent: import the port of another, not its adapter.',
    severity: 'error',
    from: { path: `${server}ports/([^/]+)/`, pathNot: test },
    to: {
      path: `${server}ports/`,
      pathNot: [`${server}ports/$1/`, `${server}ports/([^/]+/port|external-service-error)\\.ts$`],
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
