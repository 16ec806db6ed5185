import { formatCentavos } from '../../../../../contract/centavos.ts'
import type { GameRow, ProviderRow } from '../store.ts'
import type { ImportPlan } from './plan-import.ts'

/** One column of a game or provider, by `<id>.<column>`; one that is new stands whole under its id. */
export interface CatalogueChange {
  readonly field: string
  readonly before: string | null
  readonly after: string
}

interface Standing {
  readonly providers: readonly ProviderRow[]
  readonly games: readonly GameRow[]
}

/** Lists what an import would change in the catalogue, for the approver. */
export function changesOf(plan: ImportPlan, standing: Standing): readonly CatalogueChange[] {
  const games = new Map(standing.games.map(row => [row.id, row]))
  const providers = new Map(standing.providers.map(row => [row.api_code, row]))
  return [
    ...plan.providers.flatMap(target =>
      changesOfRow(`provider ${target.api_code}`, target, providers.get(target.api_code)),
    ),
    ...plan.games.flatMap(target => changesOfRow(target.id, target, games.get(target.id))),
  ]
}

function changesOfRow(id: string, target: object, row: object | undefined): readonly CatalogueChange[] {
  if (row === undefined) return [{ field: id, before: null, after: written(target) }]
  const before = new Map<string, unknown>(Object.entries(row))
  return Object.entries(target).flatMap(([column, value]) => {
    const [was, is] = [written(before.get(column)), written(value)]
    return was === is ? [] : [{ field: `${id}.${column}`, before: was, after: is }]
  })
}

/** Names in one order, whichever way a row or a file has them; whole numbers of the rows are centavos. */
function written(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'bigint') return formatCentavos(value)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(written).join(', ')
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return entries.map(([name, one]) => `${name}: ${written(one)}`).join('; ')
}
