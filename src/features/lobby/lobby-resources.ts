import { gamesList, popularGames, promotionGames, providers } from '../../../contract/lobby/games.ts'
import { dynamicWebs } from '../../../contract/support/information.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { defineListResource } from '../../sync/pull/list-resource.ts'
import { defineResource } from '../../sync/pull/resource.ts'

/** The catalogue changes rarely: what changed is heard of within this time, or when the event stream had to begin anew. */
const catalogueFreshMs = 10 * 60_000

/** What a first visit needs to paint; the rest of a large catalogue follows in larger pages. */
const firstPage = 60
const nextPages = 1000

/** Every game, page by page; later only what changed since. */
export const gamesResource = defineListResource({
  id: 'games',
  access: 'anyone',
  freshMs: catalogueFreshMs,
  endpoint: gamesList,
  pages: 'all',
  table: tables => tables.games,
  request: ({ language }, at) => ({
    query: { ...at, lang: language, limit: at.cursor === undefined && !at.since ? firstPage : nextPages },
  }),
  rows: (reply, { language }) => reply.data.map(row => ({ ...row, language })),
  idOf: row => row.id,
  key: (id, { language }): [string, string] => [language, id],
  all: (table, { language }) => rowsOf(table, language),
})

export const providersResource = defineListResource({
  id: 'providers',
  access: 'anyone',
  freshMs: catalogueFreshMs,
  endpoint: providers,
  pages: 'all',
  table: tables => tables.providers,
  request: ({ language }, at) => ({ query: { ...at, lang: language } }),
  // The maker with the most games first, whatever page it came on.
  rows: (reply, { language }) => reply.data.map(row => ({ ...row, language, position: -row.games })),
  idOf: row => row.api_code,
  key: (id, { language }): [string, string] => [language, id],
  all: (table, { language }) => rowsOf(table, language),
})

export const webDataResource = defineResource({
  id: 'web-data',
  access: 'anyone',
  freshMs: catalogueFreshMs,
  endpoint: dynamicWebs,
  tables: ['webData'],
  request: ({ language }) => ({ query: { lang: language } }),
  apply: (tables, reply, { language }) => tables.webData.put({ ...reply.data, language }),
})

/** `part` is the name of the list, `''` for the site's own. */
export const popularResource = defineResource({
  id: 'popular-games',
  access: 'anyone',
  byLanguage: false,
  freshMs: catalogueFreshMs,
  endpoint: popularGames,
  tables: ['namedLists'],
  request: ({ part }) => ({ query: part === '' ? {} : { name: part } }),
  apply: (tables, reply, { part }) =>
    tables.namedLists.put({ list: 'popular', name: part, game_ids: reply.data }),
})

export const promotionResource = defineResource({
  id: 'promotion-games',
  access: 'anyone',
  byLanguage: false,
  freshMs: catalogueFreshMs,
  endpoint: promotionGames,
  tables: ['namedLists'],
  request: ({ part }) => ({ query: part === '' ? {} : { name: part } }),
  apply: (tables, reply, { part }) =>
    tables.namedLists.put({ list: 'promotion', name: part, game_ids: reply.data }),
})
