import { useLingui } from '@lingui/react/macro'
import { headsetIcon } from '../../../ui/icons/account-icons.ts'

/** What the operator and its people say and do for a member's protection, by kind. */
export function useHarmNews() {
  const { t } = useLingui()
  const of = (title: string, text: string) => ({ title, text, icon: headsetIcon, tone: 'sky' as const })
  const account = t`Add a PIX key or a bank account of yours and confirm it: what is left goes there.`
  return new Map([
    ['balance_account_missing', of(t`We have no account to send your balance to`, account)],
    [
      'care_check_in',
      of(
        t`How are you doing?`,
        t`We noticed that you play more than you used to. Look at your time and money in peace; if something weighs on you, talk to us or to one of the help services.`,
      ),
    ],
    [
      'care_limits',
      of(
        t`A limit may help`,
        t`With a limit you decide beforehand what play may cost you. A lower one holds at once.`,
      ),
    ],
    [
      'care_pause',
      of(
        t`A pause may do you good`,
        t`A day, a week or longer: games and deposits are closed, your money stays yours.`,
      ),
    ],
    [
      'care_help',
      of(
        t`There is help, and it is free`,
        t`If play has become a burden, people who know about it listen to you, in confidence.`,
      ),
    ],
    [
      'care_limit_set',
      of(
        t`We set a limit for your protection`,
        t`It holds at once. You can lower it any time; until when it cannot be raised stands beside it.`,
      ),
    ],
    [
      'care_suspension',
      of(
        t`We closed play to you for a while`,
        t`For your protection. You can withdraw all of your money. Talk to support if you have questions.`,
      ),
    ],
  ])
}
