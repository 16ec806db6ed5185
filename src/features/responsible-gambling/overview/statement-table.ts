import type { Operator } from '../../../../contract/regime.ts'
import type { OverviewYear } from '../../../../contract/responsible-gambling/overview.ts'
import { type Cell, money, type RecordTable, text } from '../../../records/record-table.ts'

export interface Holder {
  readonly name: string
  /** As the device knows it: never whole. */
  readonly cpf: string | null
}

const labels = [
  'year',
  'operator',
  'cnpj',
  'authorisation',
  'brands',
  'player',
  'cpf',
  'opening',
  'closing',
  'deposits',
  'withdrawals',
  'onlineStaked',
  'onlineWon',
  'onlineNet',
  'sportsStaked',
  'sportsWon',
  'sportsNet',
  'fantasy',
  'other',
] as const
export type StatementLabel = (typeof labels)[number]

export interface StatementWords {
  readonly labels: Readonly<Record<StatementLabel, string>>
  readonly title: string
  readonly columns: readonly [string, string]
  /** Of what nobody entered. */
  readonly unknown: string
  /** Of a balance on a day that is not over. */
  readonly notYet: string
  readonly notOffered: string
}

export interface StatementLine {
  readonly id: StatementLabel
  readonly cell: Cell
}

/** The brands of the site: it has one. */
const brands = 'Arara'

/**
 * The lines of a yearly statement, with what the tax authority's own is known to ask for (docs/rules/brazil.md): who, whose,
 * what was there at either end, the result by the nature of the bets. The official form was not found: its order may be another.
 */
export function statementLines(
  year: OverviewYear,
  { holder, operator, words }: { holder: Holder; operator: Operator; words: StatementWords },
): StatementLine[] {
  const { opening, closing, online, sports, deposits, withdrawals } = year
  const balance = (centavos: bigint | null) => (centavos === null ? text(words.notYet) : money(centavos))
  const known = (shown: string | null) => text(shown ?? words.unknown)
  const other =
    opening === null || closing === null
      ? []
      : [
          {
            id: 'other' as const,
            cell: money(closing - opening - deposits + withdrawals - online.net - sports.net),
          },
        ]
  return [
    { id: 'year', cell: text(String(year.year)) },
    { id: 'operator', cell: known(operator.name) },
    { id: 'cnpj', cell: known(operator.cnpj) },
    { id: 'authorisation', cell: known(operator.licence) },
    { id: 'brands', cell: text(brands) },
    { id: 'player', cell: text(holder.name) },
    { id: 'cpf', cell: known(holder.cpf) },
    { id: 'opening', cell: balance(opening) },
    { id: 'closing', cell: balance(closing) },
    { id: 'onlineStaked', cell: money(online.staked) },
    { id: 'onlineWon', cell: money(online.won) },
    { id: 'onlineNet', cell: money(online.net) },
    { id: 'sportsStaked', cell: money(sports.staked) },
    { id: 'sportsWon', cell: money(sports.won) },
    { id: 'sportsNet', cell: money(sports.net) },
    { id: 'fantasy', cell: text(words.notOffered) },
    { id: 'deposits', cell: money(deposits) },
    { id: 'withdrawals', cell: money(withdrawals) },
    ...other,
  ]
}

/** The same as a file. Everything is a row, for a spreadsheet has no place for notes. */
export function statementTable(
  lines: readonly StatementLine[],
  words: StatementWords,
): Omit<RecordTable, 'notes'> {
  return {
    title: words.title,
    columns: [
      { title: words.columns[0], align: 'start', width: 60 },
      { title: words.columns[1], align: 'end', width: 40 },
    ],
    rows: lines.map(({ id, cell }) => [text(words.labels[id]), cell]),
    totals: [],
  }
}
