import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../src/i18n/format-money.ts'
import { useLanguage } from '../../src/i18n/use-language.ts'
import { Icon } from '../../src/ui/icon.tsx'
import { alertIcon, checkIcon } from '../../src/ui/icons/shell-icons.ts'
import { useMemberStatus } from '../members/use-member-status.ts'
import { formatSpan } from '../parts/format-span.ts'
import type { RiskHint } from './risk-hints.ts'

/** What speaks for a second look, in sentences; or that nothing does. */
export function RiskList({ hints }: { hints: readonly RiskHint[] }) {
  const { t } = useLingui()
  const sentence = useHintSentence()
  if (hints.length === 0) {
    return (
      <p className="flex items-center gap-2.5 rounded-corner bg-leaf-wash px-3.5 py-3 font-firm text-small">
        <Icon shape={checkIcon} size={20} className="text-leaf-text" />
        {t`Nothing in the data asks for a second look.`}
      </p>
    )
  }
  return (
    <ul aria-label={t`Worth a second look`} className="grid gap-2 rounded-corner bg-sun-wash px-3.5 py-3">
      {hints.map(hint => (
        <li key={hint.kind} className="flex items-start gap-2.5 text-small">
          <Icon shape={alertIcon} size={20} className="text-sun-text" />
          <span className="font-firm">{sentence(hint)}</span>
        </li>
      ))}
    </ul>
  )
}

function useHintSentence() {
  const { t } = useLingui()
  const language = useLanguage()
  const statusWord = useMemberStatus()
  return (hint: RiskHint): string => {
    switch (hint.kind) {
      case 'not-active': {
        const status = statusWord(hint.status)
        return t`The account is not active: ${status}.`
      }
      case 'never-deposited':
        return t`Has never deposited: this money came from elsewhere.`
      case 'never-played':
        return t`Has never played.`
      case 'played-less-than-deposited': {
        const [staked, recharged] = [formatMoney(hint.staked), formatMoney(hint.recharged)]
        return t`Staked ${staked}, less than the ${recharged} deposited.`
      }
      case 'account-changed': {
        const span = formatSpan(hint.beforeMs, language)
        return t`A payout account was changed ${span} before the request.`
      }
      case 'account-changed-since':
        return t`A payout account was changed after the request.`
      case 'new-member': {
        const { days } = hint
        return days === 0
          ? t`Registered on the day of the request.`
          : t`Registered ${plural(days, { one: '# day', other: '# days' })} before the request.`
      }
      case 'out-more-than-in': {
        const ahead = formatMoney(hint.ahead)
        return t`With this one, ${ahead} more goes out than ever came in.`
      }
    }
  }
}
