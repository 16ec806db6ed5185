import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { useApp } from '../../app-context.ts'
import type { GameRow } from '../../db/public-rows.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { List } from '../../ui/list.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { Money } from '../../ui/money.tsx'
import { settledOf } from './find-outcome.ts'
import type { PlayMode } from './play-mode.ts'

const rowLength = 20

type LastRoundsProps = { memberId: string; game: GameRow; mode: PlayMode; isHeld: boolean }

/** The member's last rounds of this game, from the device. While one is still being shown the list waits. */
export function LastRounds({ memberId, game, mode, isHeld }: LastRoundsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { db, sync } = useApp()
  useEffect(() => sync.watch('rounds'), [sync])
  const rows = useLiveQuery(
    async () => settledOf(db, { memberId, gameId: game.id, mode }).limit(rowLength).toArray(),
    [db, memberId, game.id, mode],
  )
  const [kept, setKept] = useState(rows)
  if (!isHeld && kept !== rows) setKept(rows)
  const shown = kept ?? []
  if (shown.length === 0) return <p className="py-4 text-center text-soft">{t`No rounds yet.`}</p>
  return (
    <List label={t`Your rounds`}>
      {shown.map(({ id, started_at, stake, payout }) => (
        <ListRow
          key={id}
          title={formatDate(Date.parse(started_at), 'moment', language)}
          detail={t`Stake ${formatMoney(stake)}`}
          end={<Money amount={payout - stake} kind="change" />}
          endDetail={t`paid ${formatMoney(payout)}`}
        />
      ))}
    </List>
  )
}
