import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Risk, RiskKind } from '../../../../../contract/cashier/review.ts'
import { parseAmount } from '../../../../../contract/centavos.ts'
import { formatMoney } from '../../../../../src/i18n/format-money.ts'
import { useMemberStatus } from '../../../../parts/use-member-status.ts'

/** The name of each signal, for filters and rows. */
export function useRiskNames(): Record<RiskKind, string> {
  const { t } = useLingui()
  return {
    not_active: t`Account not active`,
    shared_device: t`Shared device`,
    shared_destination: t`Shared destination`,
    strange_payer: t`Other payer`,
    disputed_deposit: t`Disputed deposit`,
    never_deposited: t`Never deposited`,
    never_played: t`Never played`,
    little_play: t`Little play`,
    opposite_bets: t`Opposite bets`,
    safe_bets: t`Near-certain bets`,
    one_game: t`One game`,
    fast_out: t`In and out quickly`,
    key_changed: t`Fresh destination`,
    key_changed_since: t`Destination changed since`,
    password_changed: t`Withdrawal password changed`,
    new_member: t`New member`,
    velocity: t`Many requests`,
    out_more_than_in: t`More out than in`,
    first_withdrawal: t`First withdrawal`,
    shared_address: t`Shared address`,
  }
}

/** What a signal found, in a sentence that says why it matters. */
export function useRiskSentence(): (risk: Risk) => string {
  const { t } = useLingui()
  const statusWord = useMemberStatus()
  return ({ kind, facts }) => {
    const count = (name: string) => Number(facts[name] ?? 0)
    const money = (name: string) => formatMoney(parseAmount(facts[name] ?? '0') ?? 0n)
    switch (kind) {
      case 'not_active': {
        const status = statusWord(String(facts.status))
        return t`The account is not active: ${status}.`
      }
      case 'shared_device':
        return t`${plural(count('members'), { one: '# other member', other: '# other members' })} signed in on the same device: one person may run several accounts.`
      case 'shared_destination':
        return t`${plural(count('members'), { one: '# other member', other: '# other members' })} saved the same PIX key or bank account, which can be in one name only.`
      case 'strange_payer':
        return t`${plural(count('payments'), { one: '# deposit', other: '# deposits' })} came from somebody else's CPF and went back.`
      case 'disputed_deposit': {
        const open = money('open')
        return t`Banks disputed ${plural(count('deposits'), { one: '# deposit', other: '# deposits' })} of this member; ${open} is open now.`
      }
      case 'never_deposited':
        return t`Has never deposited: this money came from elsewhere.`
      case 'never_played':
        return t`Has never played.`
      case 'little_play': {
        const [staked, recharged] = [money('staked'), money('recharged')]
        return t`Staked ${staked}, less than the ${recharged} deposited: the money only passed through.`
      }
      case 'opposite_bets': {
        const percent = count('percent')
        return t`${percent}% of the recent rounds lay on both sides (red and black, odd and even): turnover without risk.`
      }
      case 'safe_bets': {
        const percent = count('percent')
        return t`${percent}% of the recent rounds were won 95 times in 100: turnover with hardly any risk.`
      }
      case 'one_game': {
        const [percent, game] = [count('percent'), String(facts.game)]
        return t`${percent}% of the stake went into one game, ${game}.`
      }
      case 'fast_out':
        return count('minutes') === 0
          ? t`Asked less than a minute after the last deposit.`
          : t`Asked ${plural(count('minutes'), { one: '# minute', other: '# minutes' })} after the last deposit.`
      case 'key_changed':
        return t`A payout account was changed ${plural(count('hours'), { one: '# hour', other: '# hours' })} before the request: somebody else may have done it.`
      case 'key_changed_since':
        return t`A payout account was changed after the request.`
      case 'password_changed':
        return t`The withdrawal password was changed ${plural(count('hours'), { one: '# hour', other: '# hours' })} before the request.`
      case 'new_member':
        return count('days') === 0
          ? t`Registered on the day of the request.`
          : t`Registered ${plural(count('days'), { one: '# day', other: '# days' })} before the request.`
      case 'velocity': {
        const [day, week] = [count('day'), count('week')]
        return t`${day} requests within a day, ${week} within a week.`
      }
      case 'out_more_than_in': {
        const ahead = money('ahead')
        return t`With this one, ${ahead} more goes out than ever came in.`
      }
      case 'first_withdrawal':
        return t`The first withdrawal of this member.`
      case 'shared_address':
        return t`${plural(count('members'), { one: '# other member', other: '# other members' })} came from the same internet address in 30 days; mobile networks share theirs, so this alone says little.`
    }
  }
}
