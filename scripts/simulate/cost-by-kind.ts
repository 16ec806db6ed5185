import { kinds } from './play-ways.ts'
import type { Outcome } from './run-rules.ts'

const parts = ['recharges', 'cashback', 'bettingRebate', 'firstDeposit', 'agents', 'others'] as const

/** What a kind of member costs the operator a year, in centavos: the mean of its strategies, a player at a time. */
function costByKind(outcomes: readonly Outcome[]) {
  return kinds.flatMap(kind => {
    const own = outcomes.filter(outcome => outcome.kind === kind)
    if (own.length === 0) return []
    const mean = (of: (outcome: Outcome) => number) =>
      own.reduce((sum, outcome) => sum + of(outcome), 0) / own.length
    return [
      {
        kind,
        deposits: mean(({ deposits }) => deposits),
        costs: mean(({ costs }) => costs),
        paid: parts.map(part => mean(({ paid }) => paid[part])),
        receives: mean(({ receives }) => receives),
        keeps: -mean(({ gain }) => gain),
      },
    ]
  })
}

const reais = (centavos: number) => (centavos / 100).toFixed(2)
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

export function strategiesTable(outcomes: readonly Outcome[]): string {
  return [
    row(['strategy', 'kind', 'players', 'play costs', 'paid', 'gain, 99 %', 'stays below', 'debt']),
    row(Array.from({ length: 8 }, () => '---')),
    ...outcomes.map(({ name, kind, members, costs, receives, gain, half, bound, debt }) =>
      row([
        ...[name, kind, members, reais(costs), reais(receives)],
        ...[`${reais(gain)} ± ${reais(half)}`, reais(bound), reais(debt)],
      ]),
    ),
  ].join('\n')
}

export function kindsTable(outcomes: readonly Outcome[]): string {
  const heads = [
    'rebate, month',
    'cashback',
    'betting rebate',
    'first deposit',
    'agents',
    'VIP, wheels, 7 days',
  ]
  return [
    row(['kind', 'deposits', 'play costs', ...heads, 'paid', 'operator keeps']),
    row(Array.from({ length: 11 }, () => '---')),
    ...costByKind(outcomes).map(({ kind, deposits, costs, paid, receives, keeps }) =>
      row([kind, ...[deposits, costs, ...paid, receives, keeps].map(reais)]),
    ),
  ].join('\n')
}
