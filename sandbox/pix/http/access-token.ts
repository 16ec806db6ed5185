import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'
import { Problem } from '../problem.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares without telling by time how much was right. */
export const sameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected))

const seal = (ctx: Context, payload: string): string =>
  createHmac('sha256', ctx.settings.clientSecret).update(`access-token.${payload}`).digest('base64url')

/** As the central bank's API names them; directory, payouts and statement are ours. */
const SCOPES = [
  'cob.write',
  'cob.read',
  'pix.write',
  'pix.read',
  'webhook.write',
  'webhook.read',
  'dict.read',
  'payout.write',
  'payout.read',
  'extrato.read',
  'infracoes.read',
]

/** A bearer token that carries its end and its seal: nothing to store, and a restart does not sign anybody out. */
export function issueToken(ctx: Context, asked: string | undefined): object {
  const wanted = (asked ?? '').split(' ').filter(one => one !== '')
  if (wanted.some(one => !SCOPES.includes(one)))
    throw new Problem('RequisicaoInvalida', 'Escopo desconhecido.')
  const scopes = wanted.length === 0 ? SCOPES : wanted
  const endsAt = ctx.clock() + ctx.settings.tokenSeconds * 1000
  const nonce = Buffer.from(ctx.random(12)).toString('base64url')
  const payload = `${endsAt}.${nonce}.${Buffer.from(scopes.join(' ')).toString('base64url')}`
  return {
    access_token: `${payload}.${seal(ctx, payload)}`,
    token_type: 'Bearer',
    expires_in: ctx.settings.tokenSeconds,
    scope: scopes.join(' '),
  }
}

export function checkBasic(ctx: Context, header: string | undefined): void {
  const given = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1] ?? ''
  const expected = `${ctx.settings.clientId}:${ctx.settings.clientSecret}`
  if (!sameSecret(Buffer.from(given, 'base64').toString('utf8'), expected)) {
    throw new Problem('NaoAutorizado', 'Credenciais do cliente inválidas.')
  }
}

/** The scope that a call needs: what it is about, and whether it writes (API Pix 2.9.0). */
function scopeOf(method: string, path: string): string {
  const area = path.split('/')[1]?.split('?')[0] ?? ''
  return `${area}.${method === 'GET' || method === 'HEAD' ? 'read' : 'write'}`
}

export function checkBearer(
  ctx: Context,
  { method, url, headers }: { method: string; url: string; headers: { authorization?: string | undefined } },
): void {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  const [endsAt = '', nonce = '', scopes = '', mac = ''] = bearer.split('.')
  const sealed = sameSecret(mac, seal(ctx, `${endsAt}.${nonce}.${scopes}`))
  if (!sealed || Number(endsAt) <= ctx.clock()) {
    throw new Problem('NaoAutorizado', 'Token de acesso ausente, inválido ou expirado.')
  }
  const granted = Buffer.from(scopes, 'base64url').toString('utf8').split(' ')
  if (!granted.includes(scopeOf(method, url))) {
    throw new Problem('AcessoNegado', `O token não tem o escopo ${scopeOf(method, url)}.`)
  }
}
