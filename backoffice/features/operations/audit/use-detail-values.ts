import { useLingui } from '@lingui/react/macro'
import { useMemberStatus } from '../../../parts/use-member-status.ts'
import { useIdentityWords } from '../../account/identities/use-identity-words.ts'
import { useAdjustmentWords } from '../../cashier/adjustments/use-adjustment-words.ts'
import { useDepositReason, useDepositWords, usePaymentWords } from '../../cashier/deposits/deposit-words.ts'
import { useGroundWords } from '../../cashier/withdrawals/detail/use-ground-words.ts'
import { useStateWords } from '../../cashier/withdrawals/state-words.ts'
import { useHarmWords } from '../../responsible-gambling/harm-detection/use-harm-words.ts'
import { useReturnWords } from '../../responsible-gambling/harm-detection/use-return-words.ts'
import { useKindWords } from '../approvals/use-approval-words.ts'
import { useCredentialWords } from '../team/credential-words.ts'
import { useRoleWords } from '../team/role-words.ts'
import { wordIn } from './word-in.ts'

type Words = (value: string) => string | undefined

/** The words of values that are words of the product; one name means different things in different rooms. */
export function useDetailValues(): (action: string, name: string, value: string) => string | undefined {
  const { t } = useLingui()
  const roles = useRoleWords()
  const statusOf = useMemberStatus()
  const reasonOf = useDepositReason()
  const harm = useHarmWords()
  const of =
    (words: Readonly<Record<string, string>>): Words =>
    value =>
      wordIn(words, value)
  const decided = of(useAdjustmentWords())
  const words: Record<string, Words> = {
    credentials: of(useCredentialWords()),
    role: value => wordIn(roles, value)?.name,
    status: statusOf,
    request_kind: useKindWords(),
    direction: of({ credit: t`Add`, debit: t`Take` }),
    method: of({
      passkey: t`Passkey`,
      code: t`Password and code`,
      code_despite_passkey: t`Password and code, although there is a passkey`,
    }),
    kind: of({ password: t`Login password`, withdrawal_password: t`Withdrawal password` }),
    ground: of(useGroundWords()),
    'withdrawal state': of(useStateWords()),
    'deposit state': of(useDepositWords()),
    'deposit reason': reasonOf,
    'payment was': of(usePaymentWords()),
    'balance was': useReturnWords().causeOf,
    'care step': of(harm.steps),
    'care message': of(harm.messages),
    'care limit': of(harm.kinds),
    'care period': of(harm.periods),
    'care term': of(harm.terms),
    'registry reason': of({ registry: t`The registry of the impeded` }),
    'close state': decided,
    'identity state': decided,
    'win decision': of({ release: t`Release to the member`, refuse: t`Refuse` }),
    'identity reason': of(useIdentityWords().reasons),
  }
  return (action, name, value) => {
    const room = action.split('_')[0] ?? ''
    return (wordIn(words, `${room} ${name}`) ?? wordIn(words, name))?.(value)
  }
}
