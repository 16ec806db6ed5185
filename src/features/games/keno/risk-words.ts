import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { KENO_RISKS, type KenoRisk } from '../../../../games/keno/keno-odds.ts'

const names: Record<KenoRisk, MessageDescriptor> = {
  low: msg`Low`,
  medium: msg`Mid`,
  high: msg`High`,
}

/** The three risks as a choice. */
export function useRiskOptions() {
  const { t } = useLingui()
  return KENO_RISKS.map(value => ({ value, label: t(names[value]) }))
}
