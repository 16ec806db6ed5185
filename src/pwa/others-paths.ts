/** What is opened so that the browser looks whether a newer worker may take over: take-over.ts. */
export const nothingPath = '/nothing.js'

/** Where the worker has no part: paths of the server, the provider and the operators begin so. */
const beginnings = [
  '/api/',
  '/provider/',
  '/backoffice',
  '/health',
  '/ready',
  '/fairness-docs/',
  '/metrics',
  '/.well-known/',
  nothingPath,
]

/** For navigations: these are no pages of the app. */
export const othersPaths = beginnings.map(beginning => new RegExp(`^${beginning}`))

type Rule = { condition: { urlPattern: URLPattern }; source: 'network' }
/** Where a browser has it, and only there (Chromium 123). */
type Routing = { addRoutes?: (rules: Rule[]) => Promise<void> }

/**
 * Requests for these do not come to the worker at all: a call need not wait until a worker at rest has started, and a page that asks the
 * server keeps no worker awake that a newer one is to follow (take-over.ts). In any origin: the API may have one of its own.
 */
export function leaveOthersAlone(event: Pick<ExtendableEvent, 'waitUntil'> & Routing) {
  const rules = () =>
    beginnings.map(
      (beginning): Rule => ({
        condition: { urlPattern: new URLPattern({ pathname: `${beginning}*` }) },
        source: 'network',
      }),
    )
  // A browser that refuses them asks the worker, which lets them pass: slower, and no reason to install nothing.
  if (event.addRoutes) event.waitUntil(event.addRoutes(rules()).catch(() => undefined))
}
