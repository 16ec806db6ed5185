import type { Language } from '../../../../contract/language.ts'
import type { Deps } from '../../../deps.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import type { CookieToSet } from '../../../platform/http/answers/answer.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { describePlace, type Place } from '../registration/place-rules.ts'
import { recordSecurity, writeToMember } from '../security/service.ts'
import { deviceCookie, hashDevice, readDeviceToken } from './device-cookie.ts'
import { countDevices, recordDevice } from './device-store.ts'
import { notifyFailedTries } from './failed-tries.ts'
import { refreshCookie } from './refresh-cookie.ts'
import type { Visit } from './session-store.ts'
import type { Holder, IssuedBearer, Sessions } from './sessions.ts'

export interface Arrival {
  readonly ip: string
  readonly userAgent: string | undefined
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly method: Visit['method']
  readonly remember: boolean
  /** What the browser calls this try. */
  readonly attempt: string | undefined
  readonly language: Language
}

interface Opened {
  readonly bearer: IssuedBearer
  readonly cookies: readonly CookieToSet[]
  /** Wrong passwords since the last sign-in, where they are worth telling. */
  readonly failedTries: number
}

/**
 * Opens a session and records the device it was opened on. A new device is reported to the member by a notification and
 * an e-mail, in the transaction that opens the session. Devices of a demo account are not recorded.
 */
export async function openVisit(
  deps: Deps,
  sessions: Sessions,
  holder: Holder,
  arrival: Arrival,
): Promise<Opened> {
  if (holder.isDemo) {
    const opened = await sessions.open(deps.db, holder, arrival)
    return { bearer: opened.bearer, cookies: [refreshCookie(opened.refreshToken)], failedTries: 0 }
  }
  const token = readDeviceToken(arrival.cookies) ?? deps.random(32).toString('base64url')
  const place = describePlace(arrival.userAgent, arrival.ip)
  const opened = await transaction(deps.db, async tx => {
    const { memberId } = holder
    const isFirst = (await countDevices(tx, memberId)) === 0
    const tokenHash = hashDevice(deps, token)
    const device = await recordDevice(tx, {
      memberId,
      newId: deps.ids(),
      tokenHash,
      place,
      at: deps.clock.now(),
    })
    const visit: Visit = { deviceId: device.id, place, method: arrival.method }
    const session = await sessions.open(tx, holder, { ...arrival, visit })
    // Reported when it was opened; the cookie that would recognise the device was lost with that answer.
    if (session.isAgain) return { ...session, failedTries: 0 }
    const failedTries = await notifyFailedTries(deps, tx, memberId)
    const isAlarming = device.isNew && !isFirst
    const kind = isAlarming ? 'signed_in_new_device' : 'signed_in'
    await recordSecurity(deps, tx, { memberId, kind, details: { ...place, method: arrival.method } })
    if (isAlarming) await notifyOfNewDevice(deps, tx, memberId, place)
    return { ...session, failedTries }
  })
  deps.pokeOutbox()
  const { bearer, refreshToken, failedTries } = opened
  return { bearer, cookies: [refreshCookie(refreshToken), deviceCookie(token)], failedTries }
}

async function notifyOfNewDevice(deps: Deps, tx: Tx, memberId: string, place: Place): Promise<void> {
  const details = { ...place }
  await notify(deps, tx, { memberId, kind: 'new_device', details, link: '/security-center/devices' })
  const at = deps.clock.now().toISOString()
  await writeToMember(deps, tx, memberId, { kind: 'new_device', fields: { ...place, at } })
}
