import {
  captcha,
  captchaSound,
  demo,
  login,
  me,
  passkeyLogin,
  refresh,
  register,
  renew,
  signOut,
} from '../../../contract/auth/auth.ts'
import type { Language } from '../../../contract/language.ts'
import type { Deps } from '../../deps.ts'
import { answer } from '../../platform/http/answers/answer.ts'
import { Refused, refuse } from '../../platform/http/answers/refuse.ts'
import { memberRoute, type Route, route } from '../../platform/http/route.ts'
import type { RegistryChecks } from '../../platform/registry/registry-checks.ts'
import { issueCaptcha, soundCaptcha } from './captcha/captcha-service.ts'
import { readUser, type UserParts } from './members.ts'
import { holderOfPasskey } from './passkey-holder.ts'
import { createDemoMember, registerMember } from './registration/registration.ts'
import { passkeySignIn } from './security/service.ts'
import { knowDevice, readDeviceToken } from './sessions/device-cookie.ts'
import { type Arrival, openVisit } from './sessions/open-visit.ts'
import { rotateRefreshToken } from './sessions/refresh.ts'
import { refreshCookie, refreshCookieName } from './sessions/refresh-cookie.ts'
import { endSession, mayRenew, recordUse } from './sessions/renewal.ts'
import type { Holder, IssuedBearer, Sessions } from './sessions/sessions.ts'
import { checkCredentials } from './sessions/sign-in.ts'

interface Options {
  readonly sessions: Sessions
  readonly userParts: UserParts
  /** A letter may have been written: it need not wait for the timer. */
  readonly wakeMessages: () => void
  readonly registry: RegistryChecks
}

/** Sign-in, registration and everything that keeps a session alive or ends it. */
export function authRoutes(deps: Deps, { sessions, userParts, wakeMessages, registry }: Options): Route[] {
  const userOf = (memberId: string, language: Language) => readUser(deps, memberId, language, userParts)
  const sessionOf = async (bearer: IssuedBearer, memberId: string, language: Language) => {
    const data = await userOf(memberId, language)
    return data === undefined ? refuse('unauthenticated') : { ...bearer, data }
  }
  const open = async (holder: Holder | Refused, arrival: Arrival) => {
    if (holder instanceof Refused) return holder
    const { bearer, cookies, failedTries } = await openVisit(deps, sessions, holder, arrival)
    if (arrival.method !== 'registration') await registry.arrive(holder.memberId)
    wakeMessages()
    const fields = await sessionOf(bearer, holder.memberId, arrival.language)
    if (fields instanceof Refused) return fields
    const report = failedTries > 0 ? { failed_tries: failedTries } : {}
    return answer({ ...fields, ...report }, { cookies })
  }
  return [
    route(captcha, async ({ ip, cookies }) => {
      const issued = await issueCaptcha(deps, ip)
      // A code that is asked for next works in this browser only, also where that answer is lost.
      return answer(issued, { cookies: knowDevice(deps, cookies).cookies })
    }),
    route(captchaSound, ({ body, language }) => soundCaptcha(deps, body.key, language)),
    route(login, async ({ body, ...from }) => {
      const deviceToken = readDeviceToken(from.cookies)
      const holder = await checkCredentials(deps, body, { ip: from.ip, deviceToken })
      const { remember = false, attempt } = body
      return open(holder, { ...from, method: 'password', remember, attempt })
    }),
    route(passkeyLogin, async ({ body, ...from }) => {
      const holder = await holderOfPasskey(deps, await passkeySignIn(deps, body.passkey), from.ip)
      const { remember = false, attempt } = body
      return open(holder, { ...from, method: 'passkey', remember, attempt })
    }),
    route(register, async ({ body, host: site, idempotencyKey: key, language, ...from }) => {
      const holder = await registerMember(deps, body, { key, language, ip: from.ip, site }, registry)
      const remember = body.remember === true
      return open(holder, { ...from, language, method: 'registration', remember, attempt: key })
    }),
    route(demo, async ({ body, host: site, idempotencyKey: key, language, ...from }) => {
      const holder = await createDemoMember(deps, demo, { key, language, ip: from.ip, site })
      const remember = body.remember === true
      return open(holder, { ...from, language, method: 'registration', remember, attempt: key })
    }),
    memberRoute(me, async ({ caller, language }) => {
      await recordUse(deps, caller)
      const data = await userOf(caller.memberId, language)
      return data === undefined ? refuse('unauthenticated') : { data }
    }),
    memberRoute(renew, async ({ caller, language }) => {
      const fault = await mayRenew(deps, caller)
      if (fault === undefined)
        await Promise.all([recordUse(deps, caller), registry.recordUse(caller.memberId)])
      return fault ?? sessionOf(sessions.bearerFor(caller, caller.sessionId), caller.memberId, language)
    }),
    route(refresh, async ({ body, cookies, language }) => {
      const token = cookies[refreshCookieName]
      if (token === undefined) return refuse('unauthenticated')
      const refreshed = await rotateRefreshToken(deps, sessions, wakeMessages, { token, ...body })
      if (refreshed instanceof Refused) return refreshed
      const { memberId, sessionId, refreshToken } = refreshed
      await Promise.all([recordUse(deps, refreshed), registry.recordUse(memberId)])
      const data = await userOf(memberId, language)
      if (data === undefined) return refuse('unauthenticated')
      const bearer = sessions.bearerFor({ memberId, isDemo: data.is_demo }, sessionId)
      return answer({ ...bearer, data }, { cookies: [refreshCookie(refreshToken)] })
    }),
    route(signOut, async ({ caller, cookies }) => {
      const isCookieOver = await endSession(deps, sessions, caller, cookies[refreshCookieName])
      return answer({}, { cookies: isCookieOver ? [refreshCookie(undefined)] : [] })
    }),
  ]
}
