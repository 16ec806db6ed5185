import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { settledOf } from '../../../common/play/find-outcome.ts'
import type { PlayMode } from '../../../common/play/play-mode.ts'
import type { GameRow } from '../../../db/public-rows.ts'
import { RoundRows } from './round-rows.tsx'

const rowLength = 20

type LastRoundsProps = { memberId: string; game: GameRow; mode: PlayMode; isHeld: boolean }

/** The member's last rounds of this game, from the device. While one is still being shown the list waits. */
export function LastRounds(props: LastRoundsProps) {
  return props.game.launch === 'frame' ? <ElsewhereNote {...props} /> : <OwnRounds {...props} />
}

/** Of another provider's rounds the server knows what they moved, and no more. */
function ElsewhereNote({ game: { provider }, mode }: LastRoundsProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-2 py-2 text-small text-soft">
      <p>{t`Rounds of this game are kept by ${provider} and are not listed here.`}</p>
      {mode === 'real' ? <p>{t`What you stake and win counts in your session and your limits.`}</p> : null}
    </div>
  )
}

function OwnRounds({ memberId, game, mode, isHeld }: LastRoundsProps) {
  const { db, sync } = useApp()
  useEffect(() => sync.watch('rounds'), [sync])
  const rows = useLiveQuery(
    async () => settledOf(db, { memberId, gameId: game.id, mode }).limit(rowLength).toArray(),
    [db, memberId, game.id, mode],
  )
  const [kept, setKept] = useState(rows)
  if (!isHeld && kept !== rows) setKept(rows)
  return <RoundRows rounds={kept ?? []} />
}
