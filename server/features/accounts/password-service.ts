import type * as z from 'zod/mini'
import { modifyWithdrawalPassword, setWithdrawalPassword } from '../../../contract/money.ts'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse, refuseFields } from '../../http/refuse.ts'
import { type Asked, runOnce } from '../../http/run-once.ts'
import { notify } from '../information/service.ts'
import { noteSecurity } from '../security/service.ts'
import { hashPin, runWithPin } from './pin.ts'
import { changePin, insertPin } from './pin-store.ts'

const mismatch = () => refuseFields({ qk_pwd_confirmation: ['password_mismatch'] })

export async function setPin(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof setWithdrawalPassword.body>>,
): Promise<z.output<typeof setWithdrawalPassword.reply> | Refused> {
  const call = { endpoint: setWithdrawalPassword, memberId, key, body }
  if (body.qk_pwd !== body.qk_pwd_confirmation) return mismatch()
  const hash = await hashPin(deps, memberId, body.qk_pwd)
  return runOnce(deps, call, async tx => {
    if (!(await insertPin(tx, memberId, hash, deps.clock.now()))) return refuse('withdrawal_password_set')
    // Told to other devices of the member too: they still ask for a first one.
    await noteSecurity(deps, tx, { memberId, kind: 'withdrawal_password_set', details: {} })
    return {}
  })
}

/** Needs the old one, and holds withdrawals for a day: who has taken over a session gains nothing by it at once. */
export async function modifyPin(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof modifyWithdrawalPassword.body>>,
): Promise<z.output<typeof modifyWithdrawalPassword.reply> | Refused> {
  if (body.qk_pwd !== body.qk_pwd_confirmation) return mismatch()
  const call = { endpoint: modifyWithdrawalPassword, memberId, key, body, pin: body.old_qk_pwd }
  return runWithPin(deps, call, async () => {
    if (body.qk_pwd === body.old_qk_pwd) return refuse('withdrawal_password_same')
    const hash = await hashPin(deps, memberId, body.qk_pwd)
    return async tx => {
      const at = deps.clock.now()
      const heldUntil = new Date(at.getTime() + deps.config.money.withdrawal.holdHours * 3_600_000)
      await changePin(tx, memberId, { hash, heldUntil, at })
      const held_until = heldUntil.toISOString()
      await noteSecurity(deps, tx, { memberId, kind: 'withdrawal_password_changed', details: {} })
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
