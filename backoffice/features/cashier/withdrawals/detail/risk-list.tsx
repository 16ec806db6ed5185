import { useLingui } from '@lingui/react/macro'
import type { Risk } from '../../../../../contract/cashier/review.ts'
import { Icon } from '../../../../../src/ui/icon.tsx'
import { checkIcon } from '../../../../../src/ui/icons/shell-icons.ts'
import { Badge, type BadgeTone } from '../../../../../src/ui/states/badge.tsx'
import { keepAmounts } from '../../../../../src/ui/text/keep-amounts.tsx'
import { useRiskNames, useRiskSentence } from './use-risk-words.ts'

const tones: Record<Risk['weight'], BadgeTone> = { high: 'scarlet', medium: 'sun', low: 'plain' }

/** What speaks for a second look, the gravest first, each with its explanation; or that nothing does. */
export function RiskList({ risks }: { risks: readonly Risk[] }) {
  const { t } = useLingui()
  const names = useRiskNames()
  const sentence = useRiskSentence()
  const weights = { high: t`grave`, medium: t`notable`, low: t`slight` }
  if (risks.length === 0) {
    return (
      <p className="flex items-center gap-2.5 rounded-corner bg-leaf-wash px-3.5 py-3 font-firm text-small">
        <Icon shape={checkIcon} size={20} className="text-leaf-text" />
        {t`Nothing in the data asks for a second look.`}
      </p>
    )
  }
  return (
    <ul aria-label={t`Worth a second look`} className="grid gap-2 rail:grid-cols-2">
      {risks.map(risk => (
        <li
          key={risk.kind}
          className="grid content-start gap-0.5 rounded-corner border border-hairline px-3.5 py-2.5"
        >
          <span className="flex flex-wrap items-center gap-2">
            <span className="font-firm">{names[risk.kind]}</span>
            <Badge tone={tones[risk.weight]}>{weights[risk.weight]}</Badge>
          </span>
          <span className="text-small text-soft">{keepAmounts(sentence(risk))}</span>
        </li>
      ))}
    </ul>
  )
}
