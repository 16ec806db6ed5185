import { useLingui } from '@lingui/react/macro'
import { parseAmount } from '../../../../contract/centavos.ts'
import type { Notification } from '../../../../contract/support/information.ts'
import { useSourceWords } from '../../../common/use-source-words.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { headsetIcon, keyIcon, lockIcon, scaleIcon } from '../../../ui/icons/account-icons.ts'
import { bankIcon, coinsIcon, crownIcon, withdrawIcon } from '../../../ui/icons/money-icons.ts'
import { bellIcon, giftIcon } from '../../../ui/icons/shell-icons.ts'
import type { NewsWords } from './news-words.ts'
import { useDepositNews } from './use-deposit-news.ts'
import { useHarmNews } from './use-harm-news.ts'
import { useSecurityNews } from './use-security-news.ts'
import { useWinNews } from './use-win-news.ts'

/** The sentence of each kind of news, in the reader's language; kinds of a newer server are shown without details. */
export function useNotificationWords(): (news: Notification) => NewsWords {
  const { t } = useLingui()
  const language = useLanguage()
  const sourceOf = useSourceWords()
  const harm = useHarmNews()
  const security = useSecurityNews()
  const deposit = useDepositNews()
  const win = useWinNews()
  return news => {
    const { kind, details } = news
    const read = (name: string) => String(details[name] ?? '')
    const centavos = parseAmount(read('money'))
    const money = centavos === undefined ? '' : formatMoney(centavos)
    const order = read('order_no')
    const reason = read('reason')
    const source = sourceOf(read('source'))
    switch (kind) {
      case 'withdrawal_pending':
        return {
          title: t`You asked for a withdrawal of ${money}`,
          text: t`It waits for its review. If this was not you, talk to support at once.`,
          icon: withdrawIcon,
          tone: 'sky',
        }
      case 'withdrawal_approved':
        return {
          title: t`Your withdrawal of ${money} was approved`,
          text: t`It is on its way to your account.`,
          icon: withdrawIcon,
          tone: 'sky',
        }
      case 'withdrawal_paid':
        return {
          title: t`Your withdrawal of ${money} was paid`,
          text: order,
          icon: withdrawIcon,
          tone: 'leaf',
        }
      case 'withdrawal_rejected':
        return {
          title: t`Your withdrawal of ${money} was rejected`,
          text: t`The money is back in your balance. The record says why.`,
          icon: withdrawIcon,
          tone: 'scarlet',
        }
      case 'withdrawal_failed':
        return {
          title: t`Your withdrawal of ${money} could not be paid`,
          text: t`The money is back in your balance. The record says why.`,
          icon: withdrawIcon,
          tone: 'scarlet',
        }
      case 'withdrawal_returned':
        return {
          title: t`Your bank sent the withdrawal of ${money} back`,
          text: t`The money is back in your balance. The record says why.`,
          icon: withdrawIcon,
          tone: 'scarlet',
        }
      case 'account_frozen':
        return {
          title: t`Your account is frozen`,
          text: t`You cannot bet or withdraw. Your balance is safe; please talk to support.`,
          icon: lockIcon,
          tone: 'scarlet',
        }
      case 'account_active':
        return { title: t`Your account is active again`, icon: lockIcon, tone: 'leaf' }
      case 'adjustment_credit':
        return {
          title: t`${money} were added to your balance`,
          text: t`A correction of ours: ${reason}`,
          icon: coinsIcon,
          tone: 'leaf',
        }
      case 'adjustment_debit':
        return {
          title: t`${money} were taken from your balance`,
          text: t`A correction of ours: ${reason}`,
          icon: coinsIcon,
          tone: 'scarlet',
        }
      case 'bonus_converted':
        return {
          title: t`Your bonus became cash: ${money}`,
          text: t`${source}: everything is staked, the money is yours to withdraw.`,
          icon: giftIcon,
          tone: 'leaf',
        }
      case 'bonus_spent':
        return { title: t`Your bonus is played`, text: source, icon: giftIcon, tone: 'sky' }
      case 'bonus_expired':
        return {
          title: t`The time of your bonus of ${money} is over`,
          text: t`${source}: what was left of it is gone. Your own money is untouched.`,
          icon: giftIcon,
          tone: 'sky',
        }
      case 'bonus_forfeited':
        return {
          title: t`You gave up your bonus of ${money}`,
          text: t`${source}: nothing has to be staked for it any more.`,
          icon: giftIcon,
          tone: 'sky',
        }
      case 'bonus_cancelled':
        return {
          title: t`Your bonus of ${money} was cancelled`,
          text: t`${source}: the deposit it was given for went back.`,
          icon: giftIcon,
          tone: 'scarlet',
        }
      case 'vip_upgrade':
      case 'vip_weekly':
      case 'vip_monthly':
        return {
          title: t`A VIP bonus of ${money}`,
          text: t`It is in your balance.`,
          icon: crownIcon,
          tone: 'leaf',
        }
      case 'commission_paid':
        return {
          title: t`Agency commission of ${money}`,
          text: t`It is in your balance. The week's statement says what it came from.`,
          icon: coinsIcon,
          tone: 'leaf',
        }
      case 'vip_level_up':
        return { title: t`You rose in the VIP club`, icon: crownIcon, tone: 'leaf' }
      case 'vip_level_down':
        return {
          title: t`Your VIP level fell by one`,
          text: t`The last 90 days did not keep it. The club's page says how it comes back.`,
          icon: crownIcon,
          tone: 'sky',
        }
      case 'ticket_answered': {
        const number = read('ticket_no')
        return {
          title: t`Support has answered you`,
          text: t`Your ticket ${number}`,
          icon: headsetIcon,
          tone: 'leaf',
        }
      }
      case 'account_confirmed': {
        const account = read('account')
        const at = Date.parse(read('payable_from'))
        if (Number.isNaN(at))
          return { title: t`Account confirmed`, text: account, icon: bankIcon, tone: 'leaf' }
        const from = formatDate(at, 'moment', language)
        return {
          title: t`A further account was confirmed: ${account}`,
          text: t`It takes withdrawals from ${from}. If this was not you, talk to support at once.`,
          icon: bankIcon,
          tone: 'sky',
        }
      }
      case 'withdrawal_password_changed': {
        const at = Date.parse(read('held_until'))
        const until = Number.isNaN(at) ? '' : formatDate(at, 'moment', language)
        return {
          title: t`Your withdrawal password was changed`,
          text: t`Withdrawals are possible again from ${until}. If this was not you, talk to support at once.`,
          icon: keyIcon,
          tone: 'sky',
        }
      }
      case 'registry_impeded': {
        const at = Date.parse(read('until'))
        const until = Number.isNaN(at) ? '' : formatDate(at, 'moment', language)
        const why = {
          self_exclusion: t`The federal registry says that you excluded yourself from betting.`,
          social_benefit: t`The federal registry says that you receive a social benefit whose recipients may not bet.`,
        }[read('reason')]
        return {
          title: t`The law closes play to you`,
          text: t`${why ?? t`The federal registry names you among the people who may not bet.`} Withdraw your whole balance until ${until}; after that we send it back to your own account.`,
          icon: keyIcon,
          tone: 'scarlet',
        }
      }
      case 'identity_approved':
        return { title: t`Your age and identity are proved`, icon: keyIcon, tone: 'leaf' }
      case 'identity_rejected':
        return {
          title: t`Your identity could not be proved`,
          text: t`The page says why, and what you can do.`,
          icon: keyIcon,
          tone: 'scarlet',
        }
      case 'registry_clear':
        return {
          title: t`Play is open again`,
          text: t`The check that the law asks for is done: nothing keeps games and deposits closed any more.`,
          icon: keyIcon,
          tone: 'sky',
        }
      case 'limits_review':
        return {
          title: t`Half a year has passed: are your limits still right?`,
          text:
            read('limits') === '0'
              ? t`You have set none. Your time and money of the last months stand beside them.`
              : t`Look at them beside your time and money of the last months.`,
          icon: scaleIcon,
          tone: 'sky',
        }
      default:
        return (
          security(news) ??
          deposit(kind, { money, order }) ??
          win(kind, { money, game: read('game'), reason, match: read('match') }) ??
          harm.get(kind) ?? { title: t`News about your account`, icon: bellIcon, tone: 'sky' }
        )
    }
  }
}
