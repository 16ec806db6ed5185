import { gamesList, popularGames, promotionGames, providers } from '../../../../contract/lobby/games.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import type { Catalogue } from './service.ts'

export function catalogueRoutes(catalogue: Catalogue): Route[] {
  return [
    route(providers, ({ query, language }) => catalogue.providers(query, language)),
    route(gamesList, ({ query, language }) => catalogue.games(query, language)),
    route(popularGames, ({ query, language }) => catalogue.named('popular', query.name ?? '', language)),
    route(promotionGames, ({ query, language }) => catalogue.named('promotion', query.name ?? '', language)),
  ]
}
