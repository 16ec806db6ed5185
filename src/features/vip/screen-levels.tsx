import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { VipTrack } from '../../../contract/vip/vip.ts'
import { OfflineAgeAt } from '../../common/offline-age.tsx'
import { isSettled } from '../../common/use-answer.ts'
import { useWayBack } from '../../common/use-way-back.ts'
import { readMemberId, session } from '../../state/member/session.ts'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
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
