import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { withdrawalStates } from '../../../../../contract/cashier/money.ts'
import type { CaseContext } from '../../../../../contract/cashier/review.ts'
import { promotionOfSource } from '../../../../../contract/promotions/registry.ts'
import { formatDate } from '../../../../../src/i18n/format-date.ts'
import { formatMoney } from '../../../../../src/i18n/format-money.ts'
import { useLanguage } from '../../../../../src/i18n/use-language.ts'
import { keepAmounts } from '../../../../../src/ui/text/keep-amounts.tsx'
import { useMemberStatus } from '../../../../parts/use-member-status.ts'
import { PlaceLink } from '../../../../shell/place-link.tsx'
import { useStateWords } from '../state-words.ts'

/** Open lots, the games of late, the last changes, the withdrawals before: each a few lines, newest first. */
export function ContextLists({ context }: { context: CaseContext }) {
  const { t } = useLingui()
  const language = useLanguage()
  const moment = (at: string) => formatDate(Date.parse(at), 'moment', language)
  const changeWords = useChangeWords()
  const stateWords = useStateWords()
  const sourceWords = useSourceWords()
  return (
    <div className="grid gap-5">
      <Lines title={t`Open requirements`} none={t`Nothing is left to be staked.`}>
        {context.lots.map(requirement => {
          const [left, of] = [
            formatMoney(requirement.required - requirement.progress),
            formatMoney(requirement.required),
          ]
          return (
            <Line
              key={requirement.id}
              what={sourceWords(requirement.source)}
              end={t`${left} of ${of} left`}
            />
          )
        })}
      </Lines>
      <Lines title={t`Games of 30 days`} none={t`No rounds.`}>
        {context.games.map(({ game, rounds, stake }) => (
          <Line key={game} what={t`${game}, ${rounds} rounds`} end={formatMoney(stake)} />
        ))}
      </Lines>
      <Lines title={t`Last changes`} none={t`None.`}>
        {context.changes.map(change => (
          <Line key={`${change.at} ${change.kind}`} what={changeWords(change)} end={moment(change.at)} />
        ))}
      </Lines>
      <Lines title={t`Withdrawals before`} none={t`None.`}>
        {context.earlier.map(({ id, money, state, created_at }) => {
          const known = withdrawalStates.find(one => one === state)
          const word = known === undefined ? state : stateWords[known]
          return (
            <Line
              key={id}
              what={
                <PlaceLink to={{ screen: 'withdrawals', state: 'all', id }} className="text-sky-text">
                  <span>{keepAmounts(`${formatMoney(money)} · ${word}`)}</span>
                </PlaceLink>
              }
              end={moment(created_at)}
            />
          )
        })}
      </Lines>
    </div>
  )
}

/** What asks for the play: a deposit itself, or a promotion. */
function useSourceWords(): (source: string) => string {
  const { i18n, t } = useLingui()
  return source => {
    const promotion = promotionOfSource(source)
    if (promotion !== undefined) return i18n._(promotion.title)
    return source === 'deposit' ? t`Deposit` : t`Bonus`
  }
}

function useChangeWords(): (change: CaseContext['changes'][number]) => string {
  const { t } = useLingui()
  const statusWord = useMemberStatus()
  return ({ kind, about }) => {
    switch (kind) {
      case 'account_saved':
        return t`Saved: ${about}`
      case 'account_confirmed':
        return t`Confirmed: ${about}`
      case 'account_removed':
        return t`Removed: ${about}`
      case 'withdrawal_password':
        return t`Withdrawal password set or changed`
      case 'status': {
        const status = statusWord(about)
        return t`Account: ${status}`
      }
      case 'sole_owner':
        return t`Proved sole owner: ${about}`
      case 'force_offline':
        return t`Thrown out of every device`
    }
  }
}

function Lines({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) {
  return (
    <section className="grid gap-1.5">
      <h4 className="text-faint text-small">{title}</h4>
      {children.length === 0 ? (
        <p className="text-small text-soft">{none}</p>
      ) : (
        <ul className="grid gap-1">{children}</ul>
      )}
    </section>
  )
}

function Line({ what, end }: { what: ReactNode; end: string }) {
  return (
    // Where both do not fit side by side the end has a line of its own: beside it a word would be left a letter a line.
    <li className="flex flex-wrap items-baseline gap-x-4 text-small">
      <span className="min-w-0 break-words">{what}</span>
      <span className="figures ms-auto flex-none text-soft">{keepAmounts(end)}</span>
    </li>
  )
}
