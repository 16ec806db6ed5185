import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { VipTrack } from '../../../contract/vip.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { OfflineAge } from '../../offline-age.tsx'
import { readMemberId, session } from '../../state/session.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Segmented } from '../../ui/segmented.tsx'
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
  const language = useLanguage()
  const [track, setTrack] = useState<VipTrack>('general')
  const kept = useLadder()
  const { now } = useSnapshot(session)
  const mine = useMyLevels(readMemberId(now))
  const options = (['general', 'slot', 'live'] as const).map(value => ({ value, label: words[value] }))
  return (
    <div className="page pb-8">
      <PageHeader title={t`VIP levels`} {...useWayBack('/promotion/vip')} />
      <div className="grid gap-4 *:min-w-0">
        {kept.answer ? <OfflineAge of={[{ resource: 'vip-levels', language }]} /> : null}
        <Segmented label={t`Track`} options={options} value={track} onChange={setTrack} />
        <Levels kept={kept}>
          {levels => (
            <LevelLadder ladder={levels.filter(one => one.track === track)} here={mine?.[track]} title="h2" />
          )}
        </Levels>
        <VipRules levels={kept.answer} />
      </div>
    </div>
  )
}
