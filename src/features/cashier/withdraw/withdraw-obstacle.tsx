import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { keyIcon } from '../../../ui/icons/account-icons.ts'
import { bankIcon, coinsIcon, walletIcon } from '../../../ui/icons/money-icons.ts'
import { clockIcon } from '../../../ui/icons/shell-icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import type { Obstacle } from './find-obstacle.ts'
import { OpenWithdrawal } from './open-withdrawal.tsx'

type WithdrawObstacleProps = {
  obstacle: Obstacle
  /** Line by line, for which deposit or bonus. */
  whatToStake: ReactNode
}

/** Says exactly what is missing, and leads to it. */
export function WithdrawObstacle({ obstacle, whatToStake }: WithdrawObstacleProps) {
  const { t } = useLingui()
  const language = useLanguage()
  switch (obstacle.kind) {
    case 'open':
      return <OpenWithdrawal withdrawal={obstacle.withdrawal} />
    case 'held': {
      const until = formatDate(obstacle.until, 'moment', language)
      return (
        <StatePanel
          shape={clockIcon}
          tone="sky"
          title={t`Withdrawals rest until ${until}`}
          text={t`Something that protects your account was changed. The pause protects your money; your balance stays yours.`}
        />
      )
    }
    case 'wagering': {
      const left = formatMoney(obstacle.left)
      const available = formatMoney(obstacle.available)
      return (
        <div className="grid gap-2 *:min-w-0">
          <StatePanel
            shape={coinsIcon}
            tone="sun"
            title={t`${left} still to be staked`}
            text={t`What is left is listed below. Your cash is ${available}; it stays yours whether you play or not.`}
          >
            <Way to="/game" label={t`To the games`} />
          </StatePanel>
          {whatToStake}
        </div>
      )
    }
    case 'debt': {
      const debt = formatMoney(obstacle.debt)
      return (
        <StatePanel
          shape={walletIcon}
          tone="scarlet"
          title={t`${debt} is owed`}
          text={t`A payment or a bet was taken back after its money was used. What comes in next settles it first; then you can withdraw.`}
        />
      )
    }
    case 'day': {
      const { level, times } = obstacle
      const limit = formatMoney(obstacle.limit)
      return (
        <StatePanel
          shape={clockIcon}
          tone="sky"
          title={t`Nothing more can leave today`}
          text={t`VIP level ${level} allows ${times} withdrawals and ${limit} a day. From midnight in São Paulo you can withdraw again.`}
        >
          <Way to="/nivel" label={t`What the levels allow`} />
        </StatePanel>
      )
    }
    case 'too-little': {
      const available = formatMoney(obstacle.available)
      const min = formatMoney(obstacle.min)
      return (
        <StatePanel
          shape={walletIcon}
          tone="sky"
          title={t`Withdrawals begin at ${min}`}
          text={t`You have ${available} in cash.`}
        />
      )
    }
    case 'no-password':
      return (
        <StatePanel
          shape={keyIcon}
          tone="sky"
          title={t`First a withdrawal password`}
          text={t`Six digits of your choice. Without them nobody can withdraw, even with your phone in hand.`}
        >
          <Way to="/withdrawalPassword" label={t`Set it now`} />
        </StatePanel>
      )
    case 'account-held': {
      const until = formatDate(obstacle.until, 'moment', language)
      return (
        <StatePanel
          shape={clockIcon}
          tone="sky"
          title={t`Your new account takes withdrawals from ${until}`}
          text={t`A new account waits 24 hours, so that nobody who took your phone gains by it.`}
        >
          <Way to="/withdrawal-card" label={t`To your accounts`} />
        </StatePanel>
      )
    }
    case 'no-account':
      return (
        <StatePanel
          shape={bankIcon}
          tone="sky"
          title={t`Where shall the money go?`}
          text={t`Add a Pix key or a bank account in your own name and confirm it.`}
        >
          <Way to="/withdrawal-card" label={t`To your accounts`} />
        </StatePanel>
      )
  }
}

function Way({
  to,
  label,
}: {
  to: '/game' | '/withdrawalPassword' | '/withdrawal-card' | '/nivel'
  label: string
}) {
  const navigate = useNavigate()
  return (
    <LinkButton tone="main" href={to} onClick={followLink(() => void navigate({ to }))}>
      {label}
    </LinkButton>
  )
}
