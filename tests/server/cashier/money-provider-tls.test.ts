import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../../scripts/run/free-port.ts'
import { createHttpProvider } from '../../../server/features/cashier/providers/http-provider.ts'
import { createTlsFetch } from '../../../server/features/cashier/providers/tls-fetch.ts'
import { makeCertificate } from '../../support/peers/make-certificate.ts'
import { clientSecret, startSandbox, webhookSecret } from '../../support/peers/pix-sandbox.ts'

/* OAuth2 client credentials […] mTLS optional. */

const authority = makeCertificate('Authority of the provider')
const server = makeCertificate('localhost', authority)
const client = makeCertificate('arara', authority)
const stranger = makeCertificate('somebody', makeCertificate('Another authority'))

let sandbox: Awaited<ReturnType<typeof startSandbox>>

beforeAll(async () => {
  const port = await findFreePort('127.0.0.1')
  const tls = { cert: server.cert, key: server.keyPem, ca: authority.cert }
  sandbox = await startSandbox(port, Date.now, { tls })
})
afterAll(() => sandbox.close())

function providerWith(call: typeof fetch, timeoutMs = 3_000) {
  const config = {
    url: sandbox.url,
    besideUrl: sandbox.url,
    clientId: 'arara',
    clientSecret,
    tokenUrl: `${sandbox.url}/oauth/token`,
    scope: undefined,
    webhookSecret,
    webhookProof: 'signature' as const,
    key: '5f1c3c0e-3c2b-4a53-9a0c-6c1a2a6a7b10',
    webhookUrl: 'https://localhost/provider/pix/webhook',
    payPage: undefined,
    timeoutMs,
    workMs: 1_000,
    chargeSeconds: 900,
    tls: undefined,
  }
  return createHttpProvider(config, { fetch: call, nowMs: Date.now })
}

const order = {
  txid: '0198c0de000070008000000000000001',
  amount: 5_000n,
  lifeSeconds: 900,
  payer: { cpf: '52998224725', name: 'Ana' },
  description: 'Recarga',
}

describe('a provider that wants mutual TLS (API Pix 2.9.0: "plus mTLS")', () => {
  it('is called with our certificate, by everything the adapter does', async () => {
    const { cert, keyPem: key } = client
    const provider = providerWith(createTlsFetch({ cert, key, ca: authority.cert }))
    expect(await provider.putCharge(order)).toMatchObject({ outcome: 'ok', value: { txid: order.txid } })
    expect(await provider.findCharge(order.txid)).toMatchObject({ outcome: 'ok' })
    expect(await provider.findCharge('0198c0de000070008000000000000009')).toMatchObject({
      outcome: 'refused',
      problem: { status: 404, type: 'CobNaoEncontrado' },
    })
    expect(await provider.putWebhook('https://localhost/hooks')).toMatchObject({ outcome: 'ok' })
  })

  it('gives nothing to a caller without a certificate of its authority', async () => {
    const none = createTlsFetch({ cert: undefined, key: undefined, ca: authority.cert })
    expect(await providerWith(none).findCharge(order.txid)).toEqual({ outcome: 'unknown', cause: 'http_403' })
    const other = createTlsFetch({ cert: stranger.cert, key: stranger.keyPem, ca: authority.cert })
    expect(await providerWith(other).findCharge(order.txid)).toEqual({
      outcome: 'unknown',
      cause: 'http_403',
    })
  })

  it('is not believed when its certificate is of another authority', async () => {
    const { cert, keyPem: key } = client
    const deceived = createTlsFetch({ cert, key, ca: stranger.cert })
    expect(await providerWith(deceived).findCharge(order.txid)).toEqual({
      outcome: 'unknown',
      cause: 'connection',
    })
  })

  it('that does not answer in time is a timeout, here as without TLS', async () => {
    const { cert, keyPem: key } = client
    const call = createTlsFetch({ cert, key, ca: authority.cert })
    await call(`${sandbox.url}/control/faults`, {
      method: 'POST',
      headers: { authorization: 'Bearer the-token-of-the-controls', 'content-type': 'application/json' },
      body: JSON.stringify({ next: [{ path: '/cob', kind: 'timeout_then_success' }] }),
    })
    expect(await providerWith(call, 400).findCharge(order.txid)).toEqual({
      outcome: 'unknown',
      cause: 'timeout',
    })
  })
})
