import { type RawBuilder, sql } from 'kysely'
import { MANIFESTS } from '../../../../games/manifests.ts'

const lowRisk = Array.from(MANIFESTS.values(), manifest => manifest.lowRisk ?? {})
const opposites = lowRisk.flatMap(({ opposites = [] }) => opposites)
const safe = lowRisk.flatMap(({ safe = [] }) => safe)

const holds = (path: string): RawBuilder<boolean> => sql`g.state @? ${sql.lit(path)}`
const hasChip = (kind: string) => holds(`$.chips[*] ? (@.kind == "${kind}")`)
const either = (conditions: readonly RawBuilder<boolean>[]) =>
  sql<boolean>`(${sql.join(conditions, sql` OR `)})`

/** Whether the chips of a round `g` cover each other: one of the two kinds always wins. */
export const coversBoth = either(
  opposites.map(([one, other]) => sql<boolean>`(${hasChip(one)} AND ${hasChip(other)})`),
)

/** Whether the bet of a round `g` wins nearly always, such as 19 times of 20. */
export const hardlyLoses = either(safe.map(holds))
