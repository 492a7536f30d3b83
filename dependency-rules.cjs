// The arrows of the house (architecture §3): what may import what, checked by dependency-cruiser in `npm run check`.

const edges = require('./feature-edges.cjs');

const TEST = '(\\.test\\.tsx?$|/test/|\\.make\\.ts$|/set-up/)';

/** Refuses an import of another feature's inside, and of its door without a listed edge. */
function featureRules(workspace, allowed) {
  const root = `^${workspace}/src/features/`;
  const door = workspace === 'server' ? 'index\\.ts$' : '(index|[a-z-]+\\.(data|texts))\\.tsx?$';
  const names = Object.keys(allowed);
  const listed = names.map((name) => ({
    name: `${workspace}-${name}-edges`,
    comment: `Rule 4: ${name} may import ${allowed[name].join(', ') || 'no other feature'}; a new edge goes into feature-edges.cjs with a decision.`,
    severity: 'error',
    from: { path: `${root}${name}/`, pathNot: TEST },
    to: { path: root, pathNot: `${root}(${[name, ...allowed[name]].join('|')})/` },
  }));
  const unlisted = {
    name: `${workspace}-unlisted-feature`,
    comment: 'Rule 4: a feature without a line in the list of edges imports no other feature.',
    severity: 'error',
    from: { path: `${root}([^/]+)/`, pathNot: `${TEST}${names.length ? `|${root}(${names.join('|')})/` : ''}` },
    to: { path: root, pathNot: `${root}$1/` },
  };
  const inside = {
    name: `${workspace}-feature-door`,
    comment: 'Rule 4: another feature is reached through its index.ts alone.',
    severity: 'error',
    from: { path: `${root}([^/]+)/`, pathNot: TEST },
    to: { path: `${root}([^/]+)/`, pathNot: `${root}($1/|[^/]+/${door})` },
  };
  return [...listed, unlisted, inside];
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-loops',
      comment: 'Rule 1: no import loops, types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere; programs of packages are found by the build.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|[.]wasm[?]url$' },
    },
    {
      name: 'contract-imports-zod-mini-alone',
      comment: 'Rule 2: contract imports only zod/mini.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: TEST },
      to: { pathNot: '^(contract/src/|node_modules/zod/(v4/)?mini/)' },
    },
    {
      name: 'server-imports-no-web',
      comment: 'The server imports contract and never web, demo, tools or e2e.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(web|demo|tools|e2e)/' },
    },
    {
      name: 'web-imports-no-server',
      comment: 'The web imports contract and never server, demo, tools or e2e; nor anything of Node.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: TEST },
      to: { path: '^(server|demo|tools|e2e)/' },
    },
    {
      name: 'demo-is-a-guest',
      comment: 'The demo imports contract and server, and nothing else of the house.',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^(web|tools|e2e)/' },
    },
    {
      name: 'web-imports-no-node',
      comment: 'Pages run in a browser.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'platform-imports-no-feature',
      comment: 'Rule 3: platform, ui and client import no feature and no app.',
      severity: 'error',
      from: { path: '^(server/src/platform|web/src/(ui|client))/', pathNot: TEST },
      to: { path: '^((server|web)/src/features/|web/src/app/|server/src/(app|jobs|open-shop|start-[a-z]+)\\.ts$)' },
    },
    {
      name: 'ui-knows-no-call',
      comment: 'web/src/ui knows no part and no order: it imports neither client nor the calls of the contract.',
      severity: 'error',
      from: { path: '^web/src/ui/', pathNot: TEST },
      to: { path: '^(web/src/client/|contract/src/calls/)' },
    },
    {
      name: 'features-import-no-app',
      comment: 'app mounts features, never the other way round.',
      severity: 'error',
      from: { path: '^web/src/features/', pathNot: TEST },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rule 5: *.rules.ts imports only contract, refuse and other rules of its feature.',
      severity: 'error',
      from: { path: '^(server|web)/src/.*\\.rules\\.ts$' },
      to: {
        dependencyTypesNot: ['type-only'],
        pathNot:
          '^(contract/src/|crypto$|server/src/platform/refuse\\.ts$|(server|web)/src/.*\\.rules\\.ts$|node_modules/zod/)',
      },
    },
    {
      name: 'fastify-stays-in-http',
      comment: 'Rule 6: fastify only in platform/http, app.ts and the start files.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: `^server/src/(platform/http/|platform/log\\.ts|app\\.ts|start-[a-z]+\\.ts)|${TEST}`,
      },
      to: { path: '^node_modules/(fastify|@fastify)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'driver-stays-in-db',
      comment: 'Rule 6: the database driver is imported in platform/db alone; others take Db or Trx.',
      severity: 'error',
      from: { path: '^(server|demo|tools)/', pathNot: `^server/src/platform/db/|${TEST}` },
      to: { path: '^node_modules/postgres/' },
    },
    {
      name: 'tests-stay-tests',
      comment: 'Rule 7: *.make.ts and test/ are never imported by product code.',
      severity: 'error',
      from: { path: '^(contract|server|web)/src/', pathNot: TEST },
      to: { path: '(^(server|web)/test/|\\.make\\.ts$|\\.test\\.tsx?$)' },
    },
    ...featureRules('server', edges.server),
    ...featureRules('web', edges.web),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/\\.cache/|generated)' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default', 'browser'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
