import { captcha, demo, login, me, refresh, register, renew, signOut } from '../../../contract/auth.ts'
import type { Deps } from '../../deps.ts'
import { answer } from '../../http/answer.ts'
import { Refused, refuse } from '../../http/refuse.ts'
import { memberRoute, type Route, route } from '../../http/route.ts'
import { issueCaptcha } from './captcha-service.ts'
import { readUser } from './members.ts'
import { rotateRefreshToken } from './refresh.ts'
import { refreshCookie, refreshCookieName } from './refresh-cookie.ts'
import { createDemoMember, registerMember } from './registration.ts'
import { endSession, mayRenew } from './renewal.ts'
import type { Holder, IssuedBearer, Sessions } from './sessions.ts'
import { checkCredentials } from './sign-in.ts'

interface Options {
  readonly sessions: Sessions
  /** Answered by the feature that keeps withdrawal passwords. */
  readonly hasWithdrawalPassword: (memberId: string) => Promise<boolean>
}

/** Sign-in, registration and everything that keeps a session alive or ends it. */
export function authRoutes(deps: Deps, { sessions, hasWithdrawalPassword }: Options): Route[] {
  const userOf = (memberId: string) => readUser(deps, memberId, hasWithdrawalPassword)
  const sessionOf = async (bearer: IssuedBearer, memberId: string) => {
    const data = await userOf(memberId)
    return data === undefined ? refuse('unauthenticated') : { ...bearer, data }
  }
  const open = async (holder: Holder | Refused, remember: boolean) => {
    if (holder instanceof Refused) return holder
    const { bearer, refreshToken } = await sessions.open(deps.db, holder, remember)
    const fields = await sessionOf(bearer, holder.memberId)
    return fields instanceof Refused ? fields : answer(fields, { cookies: [refreshCookie(refreshToken)] })
  }
  return [
    route(captcha, ({ language }) => issueCaptcha(deps, language)),
    route(login, async ({ body, ip }) =>
      open(await checkCredentials(deps, body, ip), body.remember === true),
    ),
    route(register, async ({ body, host: site, idempotencyKey: key, language, ip }) =>
      open(await registerMember(deps, body, { key, language, ip, site }), body.remember === true),
    ),
    route(demo, async ({ body, host: site, idempotencyKey: key, language, ip }) =>
      open(await createDemoMember(deps, demo, { key, language, ip, site }), body.remember === true),
    ),
    memberRoute(me, async ({ caller }) => {
      const data = await userOf(caller.memberId)
      return data === undefined ? refuse('unauthenticated') : { data }
    }),
    memberRoute(renew, async ({ caller }) => {
      const fault = await mayRenew(deps, caller)
      return fault ?? sessionOf(sessions.bearerFor(caller, caller.sessionId), caller.memberId)
    }),
    route(refresh, async ({ body, cookies }) => {
      const token = cookies[refreshCookieName]
      if (token === undefined) return refuse('unauthenticated')
      const refreshed = await rotateRefreshToken(deps, sessions, token, body.expected)
      if (refreshed instanceof Refused) return refreshed
      const { memberId, sessionId, refreshToken } = refreshed
      const data = await userOf(memberId)
      if (data === undefined) return refuse('unauthenticated')
      const bearer = sessions.bearerFor({ memberId, isDemo: data.is_demo }, sessionId)
      return answer({ ...bearer, data }, { cookies: [refreshCookie(refreshToken)] })
    }),
    route(signOut, async ({ caller, cookies }) => {
      await endSession(deps, sessions, caller, cookies[refreshCookieName])
      return answer({}, { cookies: [refreshCookie(undefined)] })
    }),
  ]
}
