const apart = 'tests/server/operations/backoffice-apart.test.ts'
const keeper = 'server/platform/http/keep-admin-apart.ts'

/** What keeps the back office where it belongs: a part of `safeguards.ts`. */
export const adminSafeguards = [
  {
    name: 'the players’ listener does not serve the back office',
    file: keeper,
    text: '    if (isAdmin && adminListener !== undefined && !isHere) return hide(request, reply)\n',
    instead: '',
    test: [apart, 'is not served at the players’ listener'],
  },
  {
    name: 'an address of the back office is known however it is written',
    file: keeper,
    text: "return [path, canonicalPath(path), request.routeOptions.url ?? '']",
    instead: 'return [path]',
    test: [apart, 'is not served at the players’ listener'],
  },
  {
    name: 'the back office’s listener does not serve players',
    file: keeper,
    text: 'return besides.test(path) ? done() : hide(request, reply)',
    instead: 'return done()',
    test: [apart, 'serves no page, file or call of the players at its own listener'],
  },
  {
    name: 'the back office is served to its networks alone',
    file: keeper,
    text: '    if ((isAdmin || isHere) && !isProbe(request) && !allows(request.ip)) return hide(request, reply)\n',
    instead: '',
    test: [apart, 'hides the back office from addresses that it does not name'],
  },
  {
    name: 'nobody claims an address at the back office’s listener',
    file: 'server/app.ts',
    text: '      adminListener?.trim(request)\n',
    instead: '',
    test: [apart, 'believes a proxy only where one stands in front of that listener'],
  },
] as const
