import type { ReplyOf } from '../../../../contract/endpoint.ts'
import type { administratorSignIn } from '../../../../contract/operations/administrator-proof.ts'
import { canUsePasskeys } from '../../../../src/api/passkey-browser.ts'
import { useBackOffice } from '../../../state/back-office.ts'

/** Opens the desk with what a sign-in answered. */
export function useEnter() {
  const { session, now } = useBackOffice()
  return ({ access_token: token, expires_in, data }: ReplyOf<typeof administratorSignIn>) => {
    const { passkeys, must_change_password: mustChangePassword, ...administrator } = data
    const offersPasskey = passkeys === 0 && canUsePasskeys()
    session.enter({
      ...{ token, administrator, offersPasskey, mustChangePassword },
      endsAt: now() + expires_in * 1000,
    })
  }
}
