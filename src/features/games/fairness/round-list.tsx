import { useLingui } from '@lingui/react/macro'
import { Dexie } from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { NotLoaded } from '../../../common/not-loaded.tsx'
import { OfflineAge } from '../../../common/offline-age.tsx'
import { PageOfflineNotice } from '../../../common/page-offline-notice.tsx'
import { useRefresh } from '../../../common/use-refresh.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { OlderButton } from '../../../records/older-button.tsx'
import { useMissingRecord } from '../../../records/use-missing-record.ts'
import { useOlder } from '../../../records/use-older.ts'
import { ZoneLine } from '../../../records/zone-line.tsx'
import { readAge } from '../../../sync/queue/read-overlaid.ts'
import { lockIcon, shieldCheckIcon } from '../../../ui/icons/account-icons.ts'
import { sportsIcon } from '../../../ui/icons/game-icons.ts'
import { List } from '../../../ui/lists/list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { isDrawn } from './is-drawn.ts'
import type { ListedRound, Mode } from './listed-round.ts'
import { RoundCheckSheet } from './round-check-sheet.tsx'
import { SaveRounds } from './save-rounds.tsx'

const step = 25

/** The member's rounds as the device knows them, each to be checked. */
export function RoundList({ memberId, mode }: { memberId: string; mode: Mode }) {
  const { t } = useLingui()
  const language = useLanguage()
  const missing = useMissingRecord()
  const older = useOlder('rounds', step)
  const [chosen, setChosen] = useState<string>()
  const asked = useRefresh('rounds')
  const {
    listed,
    isKnown = false,
    isCut = false,
    hasOlder = false,
  } = useRounds(memberId, mode, older.limit) ?? {}
  const open = listed?.find(({ round }) => round.id === chosen)
  if (listed?.length === 0 && !isKnown) {
    return (
      <section className="grid gap-3">
        <h2 className="text-lead">{t`Your rounds`}</h2>
        {asked.hasFailed ? (
          <NotLoaded {...missing} asked={asked} />
        ) : (
          <Skeleton className="h-48 rounded-corner" />
        )}
      </section>
    )
  }
  return (
    <section className="grid gap-3">
      <h2 className="text-lead">{t`Your rounds`}</h2>
      <PageOfflineNotice text={t`Rounds on this device can be checked all the same.`} />
      <OfflineAge of={[{ resource: 'rounds', memberId }]} />
      <ZoneLine />
      {listed?.length === 0 ? (
        <EmptyState
          icon={shieldCheckIcon}
          title={t`No rounds yet`}
          text={t`Play a round, and it can be checked here.`}
        />
      ) : (
        <List label={t`Your rounds`}>
          {listed?.map(({ round, game }) => (
            <ListRow
              key={round.id}
              icon={!isDrawn(round) ? sportsIcon : round.server_seed === null ? lockIcon : shieldCheckIcon}
              title={game?.name ?? round.game_id}
              detail={`${formatDate(Date.parse(round.started_at), 'moment', language)} · ${formatMoney(round.stake)}`}
              end={<Money amount={round.payout - round.stake} kind="change" />}
              endDetail={
                !isDrawn(round) ? t`not drawn` : round.server_seed === null ? t`sealed` : t`revealed`
              }
              onPress={() => setChosen(round.id)}
            />
          ))}
        </List>
      )}
      {hasOlder ? <OlderButton older={older} isCut={isCut} /> : null}
      {listed?.length ? <SaveRounds memberId={memberId} /> : null}
      <RoundCheckSheet listed={open} onClose={() => setChosen(undefined)} />
    </section>
  )
}

type Rounds = {
  readonly listed: readonly ListedRound[]
  /** The server has answered once: an empty list here is an empty list. */
  readonly isKnown: boolean
  /** The device holds more than are listed. */
  readonly isCut: boolean
  /** There are more: on the device, or at the server, which may be of the other mode. */
  readonly hasOlder: boolean
}

function useRounds(memberId: string, mode: Mode, limit: number): Rounds | undefined {
  const { db } = useApp()
  const language = useLanguage()
  return useLiveQuery(
    () =>
      db.snapshot(['rounds', 'games', 'syncState'], async () => {
        const found = await db.rounds
          .where('[memberId+started_at]')
          .between([memberId, Dexie.minKey], [memberId, Dexie.maxKey])
          .reverse()
          .filter(row => row.mode === mode && row.state !== 'open')
          .limit(limit + 1)
          .toArray()
        const rounds = found.slice(0, limit)
        const isCut = found.length > limit
        const games = await db.games.bulkGet(
          rounds.map(({ game_id }): [string, string] => [language, game_id]),
        )
        const age = await readAge(db, { resource: 'rounds', memberId })
        const state = await db.syncState.get([memberId, 'rounds', '', ''])
        const hasOlder = isCut || state?.olderCursor != null
        const listed = rounds.map((round, index) => ({ round, game: games[index] }))
        return { listed, isKnown: age !== undefined, isCut, hasOlder }
      }),
    [db, memberId, mode, limit, language],
  )
}
