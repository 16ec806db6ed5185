import type { TableResult } from '../../../../contract/games/shared-rounds.ts'
import type { Deps } from '../../../deps.ts'
import type { Catalogue } from '../../lobby/catalogue/service.ts'
import type { CashOuts } from './cash-outs.ts'
import type { News } from './news.ts'
import type { Tables } from './tables.ts'

/** What the calls of shared tables need beside what every feature has. */
export interface SharedDeps extends Deps {
  readonly catalogue: Catalogue
  readonly tables: Tables
  readonly news: Pick<News, 'watch'>
  readonly cashOuts: CashOuts
  readonly watch: (gameId: string) => Promise<void>
  readonly wake: () => void
  readonly results: Map<string, { readonly key: string; readonly list: TableResult[] }>
}
