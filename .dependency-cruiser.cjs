/**
 * Who may import whom: the numbered rules are those of docs/architecture.md. tests/repository/import-zones.test.ts plants
 * a breach of each and sees it reported. dependency-cruiser reads TypeScript with typescript 6 (7 has no JavaScript API).
 */

/** Nothing below may reach the folders that test, measure or start it. */
const OURS = '^(contract|games|src|server|backoffice|sandbox|scripts|tests|bench)/'

/** The engine as screens know it: the one file of `src/app` that anything may import. */
const APP_CONTEXT = '^src/app/app-context\\.ts$'

const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

const contractAndGames = [
  forbid('1-contract-imports-nothing-of-ours', { path: '^contract/' }, { path: OURS, pathNot: '^contract/' }),
  forbid('1-games-import-nothing-of-ours', { path: '^games/' }, { path: OURS, pathNot: '^games/' }),
  forbid('1-locales-import-nothing-of-ours', { path: '^locales/' }, { path: OURS }),
]

const rooms = [
  forbid('1-src-alone', { path: '^src/' }, { path: '^(server|backoffice|sandbox)/' }),
  forbid('1-server-alone', { path: '^server/' }, { path: '^(src|backoffice|sandbox)/' }),
  forbid('1-sandbox-alone', { path: '^sandbox/' }, { path: '^(src|server|backoffice|games)/' }),
  forbid('1-backoffice-alone', { path: '^backoffice/' }, { path: '^(server|sandbox)/' }),
  forbid(
    '1-backoffice-shares-three-folders',
    { path: '^backoffice/' },
    { path: '^src/', pathNot: '^src/(ui|i18n|api)/' },
  ),
  forbid(
    '1-product-never-imports-its-tests',
    { path: '^(contract|games|src|server|backoffice|sandbox|locales)/' },
    { path: '^(scripts|tests|bench)/' },
  ),
  forbid(
    '1-no-node-in-the-browser',
    { path: '^(src|backoffice|contract|games)/' },
    { dependencyTypes: ['core'] },
  ),
]

/** A layer of src and the folders of src that it may know beside itself. */
const layer = (rule, name, others = []) =>
  forbid(
    `${rule}-${name}-knows-only-${['itself', ...others].join('-')}`,
    { path: `^src/${name}/` },
    { path: '^src/', pathNot: `^src/(${[name, ...others].join('|')})/` },
  )

const layersOfSrc = [
  layer(2, 'ui', ['i18n']),
  layer(2, 'i18n', ['ui']),
  layer(3, 'db'),
  layer(3, 'api'),
  layer(4, 'sync', ['db', 'api']),
  forbid(
    '4-sync-without-react-and-valtio',
    { path: '^src/(sync|db|api)/' },
    { path: 'node_modules/(react|react-dom|valtio|dexie-react-hooks|@tanstack|@lingui)/' },
  ),
  layer(4, 'pwa', ['state']),
  forbid('4-pwa-knows-no-contract', { path: '^src/pwa/' }, { path: '^(contract|games)/' }),
  layer(5, 'state'),
  forbid(
    '6-features-apart',
    { path: '^src/features/([^/]+)/' },
    { path: '^src/features/', pathNot: '^src/features/$1/' },
  ),
  forbid(
    '6-common-below-features',
    { path: '^src/(common|records|forms)/' },
    { path: '^src/(features|routes|app)/', pathNot: APP_CONTEXT },
  ),
  forbid(
    '6-features-below-routes',
    { path: '^src/features/' },
    { path: '^src/(routes/|app/|main|routeTree)', pathNot: APP_CONTEXT },
  ),
  // Testers' pages and the hook alone: nothing that players do may come to lean on a simulation.
  forbid(
    '6-simulate-for-testers-alone',
    { path: '^src/', pathNot: '^src/(simulate|app/start|features/operations/diagnostics)/' },
    { path: '^src/simulate/' },
  ),
  forbid(
    '7-routes-know-features-and-ui',
    { path: '^src/routes/' },
    { path: '^src/', pathNot: ['^src/(routes|features|common|app/shell|ui|i18n)/', APP_CONTEXT] },
  ),
  // src/app holds the pieces of main.tsx; the shell around the pages is shown by the routes.
  forbid(
    '8-wiring-is-imported-by-nobody',
    { path: '^src/', pathNot: '^src/(main\\.tsx$|app/)' },
    { path: '^src/(main\\.tsx$|app/(start|storage)/)' },
  ),
]

/** Files of one role in a feature, however deep its folders are: by their own name, or in a folder of that name (`rules/`). */
const role = word => [`^server/features/.+/[^/]*${word}[^/]*\\.ts$`, `^server/features/.+/${word}/.+\\.ts$`]
const ROUTES = role('routes')
const STORES = role('store')
const RULES = role('rules')
const SERVICES = role('service')

const server = [
  forbid(
    '9-other-features-by-their-service',
    { path: '^server/features/([^/]+)/' },
    { path: '^server/features/', pathNot: ['^server/features/$1/', '^server/features/.+/service\\.ts$'] },
  ),
  forbid(
    '9-wallet-imports-no-feature',
    { path: '^server/(features/)?wallet/' },
    { path: '^server/features/', pathNot: '^server/features/wallet/' },
  ),
  forbid('9-routes-never-write-sql', { path: ROUTES }, { path: [...STORES, 'node_modules/(kysely|pg)/'] }),
  forbid('9-stores-never-decide', { path: STORES }, { path: [...ROUTES, ...SERVICES] }),
  forbid('9-services-know-no-http', { path: SERVICES }, { path: [...ROUTES, 'node_modules/fastify/'] }),
  forbid(
    '9-rules-are-pure',
    { path: RULES },
    {
      path: [
        ...ROUTES,
        ...SERVICES,
        ...STORES,
        '^server/(platform/)?(database|http)/',
        'node_modules/(kysely|pg|fastify)/',
      ],
    },
  ),
  forbid(
    '9-low-layers-know-no-feature',
    { path: '^server/(platform|database|http)/' },
    { path: '^server/features/' },
  ),
  forbid('9-wiring-is-imported-by-nobody', { path: '^server/' }, { path: '^server/main\\.ts$' }),
]

/**
 * The areas of a side, the lowest first: each may import those before it, so that they form no cycle. What a lower one causes in a
 * higher one is a domain event (server/subscribers.ts), or is handed in by the wiring.
 */
const ORDER = {
  server: [
    ...['responsible-gambling', 'auth', 'account', 'support', 'lobby', 'games', 'sportsbook'],
    ...['agency', 'promotions', 'vip', 'cashier', 'operations'],
  ],
  backoffice: [
    ...['auth', 'games', 'promotions', 'vip', 'responsible-gambling', 'cashier', 'account', 'support'],
    'operations',
  ],
}

const areasInOrder = Object.entries(ORDER).flatMap(([side, areas]) => [
  ...areas.map((area, at) =>
    forbid(
      `10-${side}-${area}-knows-only-areas-below`,
      { path: `^${side}/features/${area}/` },
      { path: `^${side}/features/`, pathNot: `^${side}/features/(${areas.slice(0, at + 1).join('|')})/` },
    ),
  ),
  forbid(
    `10-${side}-has-no-other-area`,
    { path: `^${side}/`, pathNot: `^${side}/features/` },
    { path: `^${side}/features/`, pathNot: `^${side}/features/(${areas.join('|')})/` },
  ),
])

const everywhere = [
  forbid('no-cycle', {}, { circular: true }),
  forbid(
    'no-unresolvable-import',
    { pathNot: '\\.gen\\.ts$' },
    { couldNotResolve: true, pathNot: '^virtual:' },
  ),
]

module.exports = {
  forbidden: [...contractAndGames, ...rooms, ...layersOfSrc, ...server, ...areasInOrder, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    // routeTree.gen.ts imports every route and every route its tree: a cycle by construction, of types only.
    exclude: { path: '\\.gen\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
    skipAnalysisNotInRules: true,
  },
}
