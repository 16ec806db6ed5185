import { useLingui } from '@lingui/react/macro'
import type { ProgramId } from '../../../../contract/vip/programs.ts'

export function useProgramWords(): (id: ProgramId) => string {
  const { t } = useLingui()
  const words: Record<ProgramId, string> = { vip: t`VIP levels`, agency: t`Agency tables` }
  return id => words[id]
}
