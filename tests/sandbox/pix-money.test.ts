import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toWire, typedAmount, wireAmount } from '../../sandbox/pix/money.ts'
import { readSettings } from '../../sandbox/pix/settings.ts'
import { createWorld, KEY, txid } from './support/create-world.ts'

const centavos = fc.bigInt({ min: 1n, max: 999_999_999_999n })

it('every amount survives the way over the wire', () => {
  fc.assert(
    fc.property(centavos, amount => {
      expect(wireAmount.parse(toWire(amount))).toBe(amount)
    }),
  )
})

it('what people type in Portuguese or English is the same amount', () => {
  fc.assert(
    fc.property(centavos, amount => {
      const value = toWire(amount)
      const grouped = `R$ ${value.slice(0, -3).replace(/\B(?=(\d{3})+$)/g, '.')},${value.slice(-2)}`
      for (const typed of [value, value.replace('.', ','), grouped]) expect(typedAmount(typed)).toBe(amount)
    }),
  )
})

it.each(['', '0', '0,00', '1e3', '-5', '1,234', '0.001', 'NaN', '1.2.3', '12345678901'])(
  '%j is no amount',
  typed => {
    expect(typedAmount(typed)).toBeUndefined()
  },
)

it('an oversized body is a 413, a foreign content type a 415, both as problems', async () => {
  const world = await createWorld()
  const put = (body: string, type: string) =>
    fetch(`${world.url}/cob/${txid('big')}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${world.token}`, 'content-type': type, connection: 'close' },
      body,
    })
  const big = await put(JSON.stringify({ chave: KEY, x: 'x'.repeat(100_000) }), 'application/json')
  expect([big.status, big.headers.get('content-type')]).toEqual([
    413,
    'application/problem+json; charset=utf-8',
  ])
  const foreign = await put('<x/>', 'text/xml')
  expect([foreign.status, foreign.headers.get('content-type')]).toEqual([
    415,
    'application/problem+json; charset=utf-8',
  ])
})

it('a public address too long for the code, or half a TLS pair, is a mistake of configuration', () => {
  const base = { PIX_CLIENT_ID: 'a', PIX_CLIENT_SECRET: 's'.repeat(16), PIX_WEBHOOK_SECRET: 's'.repeat(16) }
  expect(readSettings(base)).toMatchObject({ ok: true, settings: { publicUrl: 'http://127.0.0.1:8090' } })
  const outcome = readSettings({
    ...base,
    PIX_PUBLIC_URL: `https://${'a'.repeat(40)}.example/`,
    PIX_TLS_CERT: '/x',
  })
  expect(outcome).toMatchObject({
    ok: false,
    mistakes: [expect.stringContaining('PIX_TLS_CERT'), expect.stringContaining('PIX_PUBLIC_URL')],
  })
})
