import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'
import { Problem } from '../problem.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares without telling by time how much was right. */
export const sameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected))

const seal = (ctx: Context, payload: string): string =>
  createHmac('sha256', ctx.settings.clientSecret).update(`access-token.${payload}`).digest('base64url')

const SCOPES =
  'cob.write cob.read pix.write pix.read webhook.write webhook.read dict.read payout.write payout.read'

/** A bearer token that carries its end and its seal: nothing to store, and a restart does not sign anybody out. */
export function issueToken(ctx: Context): object {
  const endsAt = ctx.clock() + ctx.settings.tokenSeconds * 1000
  const payload = `${endsAt}.${Buffer.from(ctx.random(12)).toString('base64url')}`
  return {
    access_token: `${payload}.${seal(ctx, payload)}`,
    token_type: 'Bearer',
    expires_in: ctx.settings.tokenSeconds,
    scope: SCOPES,
  }
}

export function checkBasic(ctx: Context, header: string | undefined): void {
  const given = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1] ?? ''
  const expected = `${ctx.settings.clientId}:${ctx.settings.clientSecret}`
  if (!sameSecret(Buffer.from(given, 'base64').toString('utf8'), expected)) {
    throw new Problem('NaoAutorizado', 'Credenciais do cliente inválidas.')
  }
}

export function checkBearer(ctx: Context, header: string | undefined): void {
  const [endsAt = '', nonce = '', mac = ''] = (/^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? '').split('.')
  const sealed = sameSecret(mac, seal(ctx, `${endsAt}.${nonce}`))
  if (!sealed || Number(endsAt) <= ctx.clock()) {
    throw new Problem('NaoAutorizado', 'Token de acesso ausente, inválido ou expirado.')
  }
}
