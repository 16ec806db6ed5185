import type * as z from 'zod/mini'
import { modifyWithdrawalPassword, setWithdrawalPassword } from '../../../../contract/cashier/money.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { runInTurn } from '../../../platform/http/run-in-turn.ts'
import { type Asked, runOnce } from '../../../platform/http/run-once.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { checkProof, recordSecurity } from '../../auth/security/service.ts'
import { easyPin, hashPin, runWithPin } from './pin.ts'
import { changePin, insertPin } from './pin-store.ts'

interface AskedBy<Body> extends Omit<Asked<Body>, 'memberId'> {
  readonly caller: MemberCaller
}

const mismatch = () => refuseFields({ qk_pwd_confirmation: ['password_mismatch'] })

/** Sets the first one. The member proves their identity again, so that a found, unlocked phone is not enough. */
export async function setPin(
  deps: Deps,
  { caller, key, body: { proof, ...body } }: AskedBy<z.output<typeof setWithdrawalPassword.body>>,
): Promise<z.output<typeof setWithdrawalPassword.reply> | Refused> {
  const { memberId } = caller
  if (body.qk_pwd !== body.qk_pwd_confirmation) return mismatch()
  const call = { endpoint: setWithdrawalPassword, memberId, key, body }
  return runInTurn(deps, call, async () => {
    const unfit =
      checkProof(deps, caller, 'withdrawal_password', proof) ?? (await easyPin(deps, memberId, body.qk_pwd))
    if (unfit !== undefined) return unfit
    const hash = await hashPin(deps, memberId, body.qk_pwd)
    return runOnce(deps, call, async tx => {
      if (!(await insertPin(tx, memberId, hash, deps.clock.now()))) return refuse('withdrawal_password_set')
      // Announced to the member's other devices too: they still ask for a first one.
      await recordSecurity(deps, tx, { memberId, kind: 'withdrawal_password_set', details: {} })
      return {}
    })
  })
}

/** Needs the old one, and holds withdrawals for a day: who has taken over a session gains nothing by it at once. */
export async function modifyPin(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof modifyWithdrawalPassword.body>>,
): Promise<z.output<typeof modifyWithdrawalPassword.reply> | Refused> {
  if (body.qk_pwd !== body.qk_pwd_confirmation) return mismatch()
  const call = {
    endpoint: modifyWithdrawalPassword,
    memberId,
    key,
    body,
    pin: body.old_qk_pwd,
    mayBeEasy: true,
  }
  return runWithPin(deps, call, async () => {
    if (body.qk_pwd === body.old_qk_pwd) return refuse('withdrawal_password_same')
    const easy = await easyPin(deps, memberId, body.qk_pwd)
    if (easy !== undefined) return easy
    const hash = await hashPin(deps, memberId, body.qk_pwd)
    return async tx => {
      const at = deps.clock.now()
      const heldUntil = new Date(at.getTime() + deps.config.money.withdrawal.holdHours * 3_600_000)
      await changePin(tx, memberId, { hash, heldUntil, at })
      const held_until = heldUntil.toISOString()
      await recordSecurity(deps, tx, { memberId, kind: 'withdrawal_password_changed', details: {} })
      await notify(deps, tx, {
        memberId,
        kind: 'withdrawal_password_changed',
        details: { held_until },
        link: '/security-center',
      })
      return { held_until }
    }
  })
}
