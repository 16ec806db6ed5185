import { useLingui } from '@lingui/react/macro'
import type { ClubDesk } from '../../../../contract/vip/club-desk.ts'

export function useClubWords(): (id: ClubDesk) => string {
  const { t } = useLingui()
  const words: Record<ClubDesk, string> = { vip: t`VIP levels`, agency: t`Agency tables` }
  return id => words[id]
}
