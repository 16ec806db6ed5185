import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { VipTrack } from '../../../contract/vip.ts'
import { OfflineAgeAt } from '../../offline-age.tsx'
import { readMemberId, session } from '../../state/session.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { isSettled } from '../../use-answer.ts'
import { useWayBack } from '../../use-way-back.ts'
import { LevelLadder } from './level-ladder.tsx'
import { Levels } from './levels.tsx'
import { useLadder } from './use-ladder.ts'
import { useMyLevels } from './use-my-levels.ts'
import { useTrackWords } from './use-track-words.ts'
import { VipRules } from './vip-rules.tsx'

/** `/nivel`: the ladder of each track, for guests too. */
export function ScreenLevels() {
  const { t } = useLingui()
  const words = useTrackWords()
  const [track, setTrack] = useState<VipTrack>('general')
  const kept = useLadder()
  const { now } = useSnapshot(session)
  const mine = useMyLevels(readMemberId(now))
  const options = (['general', 'slot', 'live'] as const).map(value => ({ value, label: words[value] }))
  return (
    <div className="page pb-8">
      <PageHeader title={t`VIP levels`} {...useWayBack('/promotion/vip')} />
      <div className="grid gap-4 *:min-w-0">
        <OfflineAgeAt at={kept.at} />
        <Segmented label={t`Track`} options={options} value={track} onChange={setTrack} />
        <Levels kept={kept}>
          {levels => (
            <LevelLadder ladder={levels.filter(one => one.track === track)} here={mine?.[track]} title="h2" />
          )}
        </Levels>
        {isSettled(kept) ? <VipRules levels={kept.answer} /> : null}
      </div>
    </div>
  )
}
