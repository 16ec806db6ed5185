import * as z from 'zod/mini'
import { checkProvider } from './provider-check/check-provider.ts'
import { createProtocolClient, type Post } from './provider-check/protocol-client.ts'

/**
 * `npm run provider:check -- URL GAME`: plays a provider against a running server, as a new demo player, and reports each rule
 * of docs/reference/provider-protocol.md as kept or broken. PROVIDER_KEY_ID and PROVIDER_SECRET sign; the game is one of that
 * provider's that may be tried with play money. PROVIDER_TOKEN: a launch token of your own instead of a demo player's.
 */
const [url, gameId] = process.argv.slice(2)
const { PROVIDER_KEY_ID: keyId, PROVIDER_SECRET: secret, PROVIDER_TOKEN: ownToken } = process.env
if (url === undefined || !URL.canParse(url) || !keyId || !secret || (gameId === undefined && !ownToken)) {
  console.error('Usage: PROVIDER_KEY_ID=… PROVIDER_SECRET=… npm run provider:check -- URL GAME')
  process.exit(2)
}

const post: Post = async ({ path, headers, body }) => {
  const answer = await fetch(new URL(path, url), { method: 'POST', headers, body })
  return { status: answer.status, text: await answer.text() }
}

const demoReply = z.object({ access_token: z.string() })
const launchReply = z.object({ data: z.object({ token: z.string() }) })

async function ask<S extends z.ZodMiniType>(
  path: string,
  body: object,
  reply: S,
  token?: string,
): Promise<z.output<S>> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const { status, text } = await post({ path, headers, body: JSON.stringify(body) })
  const read = z.safeParse(reply, JSON.parse(text))
  if (!read.success) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`)
  return read.data
}

async function launchAsDemo(): Promise<string> {
  const { access_token: token } = await ask('/api/auth/demo', {}, demoReply)
  const { data } = await ask('/api/game/launch', { game_id: gameId, mode: 'demo' }, launchReply, token)
  return data.token
}

const call = createProtocolClient(post, { keyId, secret }, Date.now)
const verdicts = await checkProvider(call, ownToken || (await launchAsDemo()))
for (const { rule, breach } of verdicts) {
  console.log(`${breach === undefined ? 'kept  ' : 'BROKEN'} ${rule}`)
  if (breach !== undefined) console.log(`       ${breach}`)
}
const broken = verdicts.filter(({ breach }) => breach !== undefined).length
console.log(`${verdicts.length - broken} kept, ${broken} broken`)
process.exitCode = broken === 0 ? 0 : 1
