import { useLingui } from '@lingui/react/macro'
import type { VipTrack } from '../../../contract/vip/vip.ts'

/** The three tracks in the reader's words. */
export function useTrackWords(): Readonly<Record<VipTrack, string>> {
  const { t } = useLingui()
  return { general: t`General`, slot: t`Slots`, live: t`Live` }
}
