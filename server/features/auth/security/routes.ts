import { confirmContact, sendConfirmation } from '../../../../contract/auth/confirmation.ts'
import { forgotPassword, resetPassword } from '../../../../contract/auth/forgotten.ts'
import {
  addPasskey,
  passkeyAddOptions,
  passkeySignInOptions,
  passkeyStepUpOptions,
  removePasskey,
  renamePasskey,
} from '../../../../contract/auth/passkeys.ts'
import { closePasswordReset, openPasswordReset, passwordResets } from '../../../../contract/auth/resets.ts'
import {
  beginTotp,
  bindEmail,
  bindPhone,
  changePassword,
  confirmTotp,
  endSessions,
  removeTotp,
  renewRecoveryCodes,
  resetPin,
  securityOverview,
  sendEmailCode,
  sendPhoneCode,
  sendPinCode,
  verifyPassword,
} from '../../../../contract/auth/security.ts'
import type { Deps } from '../../../deps.ts'
import { answer } from '../../../platform/http/answers/answer.ts'
import { Refused } from '../../../platform/http/answers/refuse.ts'
import { administratorRoute, memberRoute, type Route, route } from '../../../platform/http/route.ts'
import { confirmOwnContact, sendOwnConfirmation } from '../factors/contact-confirmation.ts'
import { bindOwnEmail, sendBindingCode } from '../factors/email-binding.ts'
import {
  addOwnPasskey,
  offerPasskey,
  offerStepUp,
  removeOwnPasskey,
  renameOwnPasskey,
} from '../factors/passkey-enrolment.ts'
import { askForSignIn } from '../factors/passkey-sign-in.ts'
import { bindOwnPhone, sendNumberCode } from '../factors/phone-binding.ts'
import { stepUp } from '../factors/step-up.ts'
import {
  beginOwnTotp,
  confirmOwnTotp,
  removeOwnTotp,
  renewOwnRecoveryCodes,
} from '../factors/totp-enrolment.ts'
import { intentForCode, resetOwnPassword } from '../resets/forgotten.ts'
import { resetOwnPin, sendOwnPinCode, type WithdrawalPasswords } from '../resets/pin-reset.ts'
import { decideReset, openReset, readResets } from '../resets/reset-admin.ts'
import { knowDevice } from '../service.ts'
import { readOverview } from './overview.ts'
import { changeOwnPassword } from './password-change.ts'
import { endOwnSessions } from './session-ending.ts'

type Ended = (sessionIds: readonly string[]) => Promise<void>

interface Options {
  readonly withdrawalPasswords: WithdrawalPasswords
  /** Tells every process, and the member's open tabs, which sessions ended. */
  readonly announceEnded: {
    readonly byMember: Ended
    readonly byPassword: Ended
  }
  /** Somebody waits for a code: the letters need not wait for their timer. */
  readonly wakeMessages: () => void
  readonly checkCaptcha: (given: {
    readonly key: string
    readonly captcha: string
    readonly proof: string
  }) => Promise<Refused | undefined>
}

/** The security centre: what protects an account, and the ways back into one. */
export function securityRoutes(deps: Deps, options: Options): Route[] {
  return [
    ...accountRoutes(deps, options),
    ...factorRoutes(deps, options),
    ...forgottenRoutes(deps, options),
    ...adminRoutes(deps),
  ]
}

function accountRoutes(deps: Deps, { withdrawalPasswords, announceEnded, wakeMessages }: Options): Route[] {
  return [
    memberRoute(securityOverview, async ({ caller }) => ({
      data: await readOverview(deps, caller, await withdrawalPasswords.has(caller.memberId)),
    })),
    memberRoute(verifyPassword, ({ body, caller, idempotencyKey: key }) =>
      stepUp(deps, { caller, key, body }),
    ),
    memberRoute(changePassword, async ({ body, caller, idempotencyKey: key }) => {
      const outcome = await changeOwnPassword(deps, { caller, key, body })
      if (outcome instanceof Refused) return outcome
      await announceEnded.byPassword(outcome.ended)
      wakeMessages()
      return outcome.reply
    }),
    memberRoute(endSessions, async ({ body, caller, idempotencyKey: key }) => {
      const outcome = await endOwnSessions(deps, { caller, key, body })
      if (outcome instanceof Refused) return outcome
      await announceEnded.byMember(outcome.ended)
      return { ended: outcome.ended.length }
    }),
    memberRoute(sendEmailCode, ({ body, caller, idempotencyKey: key }) =>
      sendBindingCode(deps, { caller, key, body }).finally(wakeMessages),
    ),
    memberRoute(bindEmail, ({ body, caller, idempotencyKey: key }) =>
      bindOwnEmail(deps, { caller, key, body }).finally(wakeMessages),
    ),
    memberRoute(sendPhoneCode, ({ body, caller, idempotencyKey: key }) =>
      sendNumberCode(deps, { caller, key, body }).finally(wakeMessages),
    ),
    memberRoute(bindPhone, ({ body, caller, idempotencyKey: key }) =>
      bindOwnPhone(deps, { caller, key, body }).finally(wakeMessages),
    ),
    memberRoute(sendConfirmation, ({ body, caller, idempotencyKey: key }) =>
      sendOwnConfirmation(deps, { caller, key, body }).finally(wakeMessages),
    ),
    memberRoute(confirmContact, ({ body, caller, idempotencyKey: key }) =>
      confirmOwnContact(deps, { caller, key, body }).finally(wakeMessages),
    ),
    memberRoute(sendPinCode, ({ body, caller, idempotencyKey: key }) =>
      sendOwnPinCode(deps, withdrawalPasswords, { caller, key, body }).finally(wakeMessages),
    ),
    memberRoute(resetPin, ({ body, caller, idempotencyKey: key }) =>
      resetOwnPin(deps, withdrawalPasswords, { caller, key, body }).finally(wakeMessages),
    ),
  ]
}

function factorRoutes(deps: Deps, { wakeMessages }: Options): Route[] {
  return [
    memberRoute(beginTotp, ({ body, caller, idempotencyKey: key }) =>
      beginOwnTotp(deps, { caller, key, body }),
    ),
    memberRoute(confirmTotp, ({ body, caller, idempotencyKey: key }) =>
      confirmOwnTotp(deps, { caller, key, body }).finally(wakeMessages),
    ),
    memberRoute(removeTotp, ({ body, caller, idempotencyKey: key }) =>
      removeOwnTotp(deps, { caller, key, body }).finally(wakeMessages),
    ),
    memberRoute(renewRecoveryCodes, ({ body, caller, idempotencyKey: key }) =>
      renewOwnRecoveryCodes(deps, { caller, key, body }),
    ),
    memberRoute(passkeyAddOptions, ({ body, caller, idempotencyKey: key }) =>
      offerPasskey(deps, { caller, key, body }),
    ),
    memberRoute(addPasskey, ({ body, caller, idempotencyKey: key }) =>
      addOwnPasskey(deps, { caller, key, body }).finally(wakeMessages),
    ),
    memberRoute(removePasskey, ({ body, caller, idempotencyKey: key }) =>
      removeOwnPasskey(deps, { caller, key, body }),
    ),
    memberRoute(renamePasskey, ({ body, caller, idempotencyKey: key }) =>
      renameOwnPasskey(deps, { caller, key, body }),
    ),
    memberRoute(passkeyStepUpOptions, ({ body, caller, idempotencyKey: key }) =>
      offerStepUp(deps, { caller, key, body }),
    ),
    route(passkeySignInOptions, () => askForSignIn(deps)),
  ]
}

function forgottenRoutes(deps: Deps, { announceEnded, wakeMessages, checkCaptcha }: Options): Route[] {
  return [
    route(forgotPassword, async ({ body, cookies }) => {
      const browser = knowDevice(deps, cookies)
      const refused = (await checkCaptcha(body)) ?? (await intentForCode(deps, body, browser.hash))
      if (refused !== undefined) return refused
      wakeMessages()
      return answer({}, { cookies: browser.cookies })
    }),
    route(resetPassword, async ({ body, idempotencyKey: key, cookies, ip }) => {
      const browser = knowDevice(deps, cookies).hash
      const outcome = await resetOwnPassword(deps, { key, body, browser, ip })
      if (outcome instanceof Refused) return outcome
      await announceEnded.byPassword(outcome.ended)
      wakeMessages()
      return {}
    }),
  ]
}

function adminRoutes(deps: Deps): Route[] {
  return [
    administratorRoute(passwordResets, ({ caller }) => readResets(deps, caller)),
    administratorRoute(openPasswordReset, ({ body, caller, idempotencyKey: key }) =>
      openReset(deps, { caller, key, body }),
    ),
    administratorRoute(closePasswordReset, ({ body, caller, idempotencyKey: key }) =>
      decideReset(deps, { caller, key, body }),
    ),
  ]
}
