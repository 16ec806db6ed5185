import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback } from 'react'
import type { RoundTotals } from '../../../../contract/lobby/games.ts'
import { useApp } from '../../../app/app-context.ts'
import { questionOf } from '../../../common/preloaded-answers.ts'
import { useAnswer } from '../../../common/use-answer.ts'
import type { RoundRow } from '../../../db/personal-rows.ts'
import type { GameRow } from '../../../db/public-rows.ts'
import { readAnswer } from '../../../db/read-answer.ts'
import { rowsOf } from '../../../db/rows-of.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import type { RecordFilter } from '../../../records/record-filter.ts'
import { type RecordOf, useLocalRecord } from '../../../records/use-local-record.ts'
import { fitsRound, roundPart } from './round-filter.ts'

const rounds: RecordOf<RoundRow> = {
  name: 'rounds',
  index: '[memberId+started_at]',
  table: db => db.rounds,
  at: row => row.started_at,
}

export type DatedRound = RoundRow & { created_at: string }
const dated = (row: RoundRow): DatedRound => ({ ...row, created_at: row.started_at })

/** The member's rounds that fit, as the device knows them. */
export function useRounds(memberId: string, filter: RecordFilter, mode: 'real' | 'demo') {
  const accepts = useCallback((row: RoundRow) => fitsRound(row, filter, mode), [filter, mode])
  const { readAll, rows, ...record } = useLocalRecord(rounds, memberId, accepts, filter)
  return {
    record: { ...record, rows: rows?.map(dated) },
    readAll: async () => {
      const all = await readAll()
      return { ...all, rows: all.rows.map(dated) }
    },
  }
}

/** The games of the member's rounds, by their id: what the device knows of them. */
export function usePlayedGames(memberId: string): ReadonlyMap<string, GameRow | undefined> {
  const { db } = useApp()
  const language = useLanguage()
  const games = useLiveQuery(
    () =>
      db.snapshot(['rounds', 'games'], async () => {
        const ids = new Set<string>()
        await rowsOf(db.rounds, memberId, '[memberId+game_id+started_at]').each(row => ids.add(row.game_id))
        const found = await db.games.bulkGet([...ids].map((id): [string, string] => [language, id]))
        return new Map([...ids].map((id, index) => [id, found[index]]))
      }),
    [db, memberId, language],
  )
  return games ?? noGames
}

const noGames: ReadonlyMap<string, GameRow | undefined> = new Map()

/** What the server sums up of the rounds that fit. */
export function useRoundTotals(memberId: string, filter: RecordFilter, mode: 'real' | 'demo') {
  return useAnswer('round-totals', { memberId, part: roundPart(filter, mode) })
}

export type LocalTotals = Pick<RoundTotals, 'rounds' | 'stake' | 'payout'>

/**
 * The same of every round that the device holds, however few of them the list has read. Where the server's sums are known the rounds
 * are not read at all: it answers `undefined`, as until they are read.
 */
export function useLocalTotals(
  memberId: string,
  filter: RecordFilter,
  mode: 'real' | 'demo',
): LocalTotals | undefined {
  const { db } = useApp()
  const whose = { memberId, part: roundPart(filter, mode) }
  const asked = questionOf('round-totals', whose)
  const view = useLiveQuery(
    () =>
      db.snapshot(['rounds', 'answers'], async () => {
        if (await readAnswer(db, 'round-totals', whose)) return undefined
        const totals = { rounds: 0, stake: 0n, payout: 0n }
        await rowsOf(db.rounds, memberId, rounds.index)
          .filter(row => fitsRound(row, filter, mode))
          .each(row => {
            totals.rounds += 1
            totals.stake += row.stake
            // What an open round will bring is not known: what it holds now is no payout.
            totals.payout += row.state === 'open' ? 0n : row.payout
          })
        return { asked, totals }
      }),
    [db, asked],
  )
  // Under another filter the last reading says nothing of this one.
  return view?.asked === asked ? view.totals : undefined
}
