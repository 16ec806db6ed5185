import { useLingui } from '@lingui/react/macro'
import type { LimitKind } from '../../../../contract/regime.ts'
import { useLimitWords } from '../../../common/use-limit-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { scaleIcon } from '../../../ui/icons/account-icons.ts'

/** Which limits the licence wants before the first deposit; nothing when all are there. */
export function MissingLimits({ missing }: { missing: readonly LimitKind[] }) {
  const { t } = useLingui()
  const { kinds } = useLimitWords()
  if (missing.length === 0) return null
  const list = missing.map(kind => kinds[kind]).join(', ')
  return (
    <div role="status" className="flex items-start gap-3 rounded-corner bg-sky-wash px-4 py-3 text-small">
      <Icon shape={scaleIcon} size={20} className="mt-0.5 flex-none text-sky-text" />
      <div className="min-w-0">
        <p className="font-firm">{t`Before you deposit, set at least one limit of each:`}</p>
        <p className="text-soft">{list}</p>
      </div>
    </div>
  )
}
