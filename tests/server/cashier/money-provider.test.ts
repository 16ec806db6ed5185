import { expect, it } from 'vitest'
import { createHttpProvider } from '../../../server/features/cashier/providers/http-provider.ts'
import type { PixConfig } from '../../../server/platform/config/money-config.ts'

/* "the difference between sandbox and a real provider is configuration", as far as API Pix reaches (decision 038). */

const config: PixConfig = {
  url: 'https://psp.example',
  besideUrl: 'https://psp.example',
  clientId: 'arara',
  clientSecret: 's',
  tokenUrl: 'https://psp.example/oauth/token',
  scope: undefined,
  webhookSecret: 'w',
  webhookProof: 'signature',
  key: 'k',
  webhookUrl: 'https://arara.example/provider/pix/webhook',
  payPage: undefined,
  timeoutMs: 1_000,
  workMs: 1_000,
  chargeSeconds: 900,
  tls: undefined,
}
const payout = { id: 'p1', valor: '80.00', status: 'REALIZADO' }

/** A provider with memory: who asked what, and one answer after the other; the last one goes on. */
function createLine(answers: ReadonlyArray<() => Response>) {
  const asked: string[] = []
  const time = { now: 1_000_000 }
  let at = 0
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push(`${init?.method} ${String(input)} ${init?.redirect}`)
    if (String(input).endsWith('/oauth/token')) return Response.json({ access_token: 't', expires_in: 3600 })
    const answer = answers[Math.min(at, answers.length - 1)]
    at += 1
    if (answer === undefined) throw new TypeError('fetch failed')
    return answer()
  }
  return { asked, time, provider: createHttpProvider(config, { fetch, nowMs: () => time.now }) }
}

const tokensOf = (asked: readonly string[]) => asked.filter(line => line.includes('/oauth/token')).length

it('one access token serves many calls until it ends', async () => {
  const { provider, asked, time } = createLine([() => Response.json(payout)])
  await provider.findPayout('p1')
  await provider.findPayout('p1')
  expect(tokensOf(asked)).toBe(1)
  time.now += 3_600_000
  await provider.findPayout('p1')
  expect(tokensOf(asked)).toBe(2)
})

it('a provider that gives its tokens elsewhere, for scopes that are named, is asked there', async () => {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push(`${init?.method} ${String(input)}${init?.method === 'POST' ? ` ${init.body}` : ''}`)
    return Response.json({ access_token: 't', expires_in: 3600, ...payout })
  }
  const elsewhere = { tokenUrl: 'https://id.psp.example/token', scope: 'cob.write pix.read' }
  const provider = createHttpProvider({ ...config, ...elsewhere }, { fetch, nowMs: () => 1_000_000 })
  expect(await provider.findPayout('p1')).toMatchObject({ outcome: 'ok' })
  expect(asked).toEqual([
    'POST https://id.psp.example/token grant_type=client_credentials&scope=cob.write+pix.read',
    'GET https://psp.example/payout/p1',
  ])
})

it('what API Pix does not have is asked for at an address of its own, and nothing else is', async () => {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push(`${init?.method} ${String(input)}`)
    return Response.json({ access_token: 't', expires_in: 3600 })
  }
  const besideUrl = 'http://127.0.0.1:9000/translator'
  const provider = createHttpProvider({ ...config, besideUrl }, { fetch, nowMs: () => 1_000_000 })
  const period = { from: new Date(0), to: new Date(0), page: 0 }
  await provider.putPayout('p1', 8_000n, { chave: 'k' })
  await provider.findPayout('p1')
  await provider.findKeyOwner('k')
  await provider.listStatement(period)
  await provider.findCharge('c1')
  await provider.findPayment('e1')
  await provider.listPayments(period)
  await provider.findRefund('e1', 'r1')
  const paths = asked.filter(line => !line.endsWith('/oauth/token')).map(line => line.split('?')[0])
  expect(paths).toEqual([
    `PUT ${besideUrl}/payout/p1`,
    `GET ${besideUrl}/payout/p1`,
    `GET ${besideUrl}/dict/k`,
    `GET ${besideUrl}/extrato`,
    'GET https://psp.example/cob/c1',
    'GET https://psp.example/pix/e1',
    'GET https://psp.example/pix',
    'GET https://psp.example/pix/e1/devolucao/r1',
  ])
})

it('a token that the provider no longer takes is asked anew once, and then it is unknown what happened', async () => {
  const { provider, asked } = createLine([
    () => new Response('{}', { status: 401 }),
    () => Response.json(payout),
  ])
  expect(await provider.findPayout('p1')).toMatchObject({
    outcome: 'ok',
    value: { state: 'done', amount: 8_000n },
  })
  expect(tokensOf(asked)).toBe(2)
  const stubborn = createLine([() => new Response('{}', { status: 401 })])
  expect(await stubborn.provider.findPayout('p1')).toEqual({ outcome: 'unknown', cause: 'http_401' })
})

it('a refusal says which, a failure says that nothing is known', async () => {
  const type = 'https://pix.bcb.gov.br/api/v2/error/PayoutNaoEncontrado'
  const { provider } = createLine([
    () => Response.json({ type }, { status: 404 }),
    () => new Response('', { status: 503 }),
    () => new Response('not json'),
    () => Response.json({ ...payout, valor: '80,00' }),
    () => Response.json({ ...payout, status: 'A_STATUS_OF_TOMORROW' }),
  ])
  expect(await provider.findPayout('p1')).toEqual({
    outcome: 'refused',
    problem: { status: 404, type: 'PayoutNaoEncontrado' },
  })
  expect(await provider.findPayout('p1')).toEqual({ outcome: 'unknown', cause: 'http_503' })
  expect(await provider.findPayout('p1')).toEqual({ outcome: 'unknown', cause: 'answer_not_understood' })
  expect(await provider.findPayout('p1')).toEqual({ outcome: 'unknown', cause: 'answer_not_understood' })
  expect(await provider.findPayout('p1')).toMatchObject({ outcome: 'ok', value: { state: 'under_way' } })
})

it('a provider that is down is left alone for a while, then tried with one call', async () => {
  const { provider, asked, time } = createLine([])
  for (let call = 0; call < 5; call += 1) {
    expect(await provider.findPayout('p1')).toEqual({ outcome: 'unknown', cause: 'connection' })
  }
  const sent = asked.length
  expect(await provider.findPayout('p1')).toEqual({ outcome: 'unknown', cause: 'circuit_open' })
  expect(asked.length).toBe(sent)
  time.now += 5_000
  const both = await Promise.all([provider.findPayout('p1'), provider.findPayout('p1')])
  expect(both).toContainEqual({ outcome: 'unknown', cause: 'connection' })
  expect(both).toContainEqual({ outcome: 'unknown', cause: 'circuit_open' })
})

it('only the configured address is called, with what comes from outside encoded, and no redirect is followed', async () => {
  const { provider, asked } = createLine([() => Response.json(payout)])
  await provider.findKeyOwner('../../oauth?x=@evil.example')
  expect(asked.at(-1)).toBe('GET https://psp.example/dict/..%2F..%2Foauth%3Fx%3D%40evil.example error')
})
