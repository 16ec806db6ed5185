/** Folders of an area whose pages are opened apart from the rest of it; `account/kyc` is opened from the security centre. */
const APART: Readonly<Record<string, string>> = {
  ...{ 'auth/session': 'session', 'auth/register': 'session', 'auth/security': 'security' },
  ...{ 'account/kyc': 'security', 'account/personal-data': 'security' },
  ...{ 'cashier/records': 'records', 'promotions/bonuses': 'bonuses' },
  ...{ 'responsible-gambling/breaks': 'breaks', 'responsible-gambling/limits': 'limits' },
  ...{ 'responsible-gambling/overview': 'overview', 'responsible-gambling/help': 'help' },
  ...{ 'support/push': 'push', 'support/about': 'about', 'games/fairness': 'fairness' },
}

/** What lies about a game; every other folder of `games` is one engine's, or what a few engines share. */
const ABOUT_GAMES = new Set(['page', 'round', 'frame', 'words', 'stage'])

/** The rules of an engine in words: the page about a game shows them without the game. */
const ofRules = /^\/src\/features\/games\/[^/]+\/[^/]+-rules\.ts$/

const ofFeature = /^\/src\/features\/([^/]+)(?:\/([^/]+))?\//
/** The mathematics of one engine. */
const ofMathematics = /^\/games\/([^/]+)\//
const ofTable = /^\/src\/common\/play\/(?:(shared)\/)?/
const ofShell = /^\/src\/app\/shell\//

/**
 * The room of the app that a module belongs to, by its path from the project's root (`/src/…`), and its engine below `play`:
 * opening a game needs its screens and its mathematics. `undefined`: of no room.
 */
export function roomOfPath(path: string): readonly [room: string, engine?: string] | undefined {
  const [mathematics, engine] = ofMathematics.exec(path) ?? []
  if (mathematics !== undefined && engine !== undefined) return ['play', engine]
  const [table, shared] = ofTable.exec(path) ?? []
  if (table !== undefined) return shared === undefined ? ['play'] : ['play', shared]
  if (ofShell.test(path)) return ['shell']
  if (ofRules.test(path)) return ['play']
  const [, area, folder = ''] = ofFeature.exec(path) ?? []
  if (area === undefined) return undefined
  const apart = APART[`${area}/${folder}`]
  if (apart !== undefined) return [apart]
  if (area === 'sportsbook') return ['play', 'football']
  if (area !== 'games') return [area]
  return ABOUT_GAMES.has(folder) || folder === '' ? ['play'] : ['play', folder]
}
