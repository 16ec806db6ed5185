import { useLingui } from '@lingui/react/macro'
import { roundStates } from '../../../../contract/games/round-words.ts'
import type { RoundRow } from '../../../db/personal-rows.ts'
import type { GameRow } from '../../../db/public-rows.ts'
import type { FilterChoice } from '../../../records/filter-bar.tsx'
import { moment, money, type RecordTable, text } from '../../../records/record-table.ts'

export function useRoundStateWords(): (state: RoundRow['state']) => string {
  const { t } = useLingui()
  const words = { open: t`In progress`, settled: t`Round over`, rolled_back: t`Stake given back` }
  return state => words[state]
}

/** What rounds can be chosen by, and their record as a file. A demo account has one kind of money only. */
export function useRoundWords(games: ReadonlyMap<string, GameRow | undefined>, isDemoAccount: boolean) {
  const { t } = useLingui()
  const state = useRoundStateWords()
  const nameOf = (id: string) => games.get(id)?.name ?? id
  const realOrDemo: FilterChoice = {
    part: 'kind',
    label: t`Money`,
    placeholder: t`Real money`,
    options: [{ value: 'demo', label: t`Demo` }],
  }
  const choices: FilterChoice[] = [
    {
      part: 'game',
      label: t`Game`,
      options: [...games.keys()]
        .map(value => ({ value, label: nameOf(value) }))
        .sort((one, other) => one.label.localeCompare(other.label)),
    },
    ...(isDemoAccount ? [] : [realOrDemo]),
    { part: 'state', label: t`State`, options: roundStates.map(value => ({ value, label: state(value) })) },
  ]
  return {
    choices,
    table: (rows: readonly RoundRow[]): Omit<RecordTable, 'notes'> => ({
      title: t`Game rounds`,
      columns: [
        { title: t`When`, align: 'start', width: 15 },
        { title: t`Game`, align: 'start', width: 26 },
        { title: t`State`, align: 'start', width: 14 },
        { title: t`Stake`, align: 'end', width: 12 },
        { title: t`Paid back`, align: 'end', width: 12 },
        { title: t`Result`, align: 'end', width: 12 },
        { title: t`Number of the round`, align: 'start', width: 32 },
      ],
      rows: rows.map(row => [
        moment(row.started_at),
        text(nameOf(row.game_id)),
        text(state(row.state)),
        money(row.stake),
        money(row.payout),
        money(row.state === 'open' ? 0n : row.payout - row.stake),
        text(row.id),
      ]),
      // Of the rows in the file: the sums on the screen may be of other days.
      totals: [
        { label: t`Staked`, centavos: rows.reduce((sum, row) => sum + row.stake, 0n) },
        { label: t`Paid back`, centavos: rows.reduce((sum, row) => sum + row.payout, 0n) },
      ],
    }),
  }
}
