import type { ReplyOf } from '../../../../contract/endpoint.ts'
import type { administratorSignIn } from '../../../../contract/operations/administrator-proof.ts'
import { canUsePasskeys } from '../../../../src/api/passkey-browser.ts'
import { useBackOffice } from '../../../state/back-office.ts'

/** Opens the back office with what a sign-in answered, from its top: the form before it may have been scrolled. */
export function useEnter() {
  const { session, now } = useBackOffice()
  return ({ access_token: token, expires_in, data }: ReplyOf<typeof administratorSignIn>) => {
    const { passkeys, must_change_password: mustChangePassword, ...administrator } = data
    const offersPasskey = passkeys === 0 && canUsePasskeys()
    session.enter({
      ...{ token, administrator, offersPasskey, mustChangePassword },
      endsAt: now() + expires_in * 1000,
    })
    scrollTo(0, 0)
  }
}
