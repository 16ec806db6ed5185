import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buildDynamicCode, crc16, readLocation } from '../../sandbox/pix/br-code.ts'
import { createWorld, KEY, MEMBER, problemOf, txid } from './support/create-world.ts'

describe('access', () => {
  it('every API call without a valid bearer is a 401 problem', async () => {
    const world = await createWorld()
    for (const bearer of [undefined, 'nonsense', `${world.token}x`]) {
      const answer = await world.send('GET', `/cob/${txid('a')}`, bearer)
      expect(answer.status).toBe(401)
      expect(answer.type).toContain('application/problem+json')
      expect(problemOf(answer)).toBe('NaoAutorizado')
    }
  })

  it('a wrong client secret gets no token, and a token ends when it says', async () => {
    const world = await createWorld()
    expect((await world.askToken('wrong')).status).toBe(401)
    world.time.now += 3_600_000
    expect((await world.api('GET', `/cob/${txid('a')}`)).status).toBe(401)
  })

  it('a token asked for some scopes opens those only, as the central bank’s API names them', async () => {
    const world = await createWorld()
    const ask = (scope: string) =>
      fetch(`${world.url}/oauth/token`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from('arara:the secret of the client').toString('base64')}`,
        },
        body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
      })
    expect((await ask('cob.read boleto.write')).status).toBe(400)
    const { access_token, scope } = z
      .object({ access_token: z.string(), scope: z.string() })
      .parse(await (await ask('cob.read')).json())
    expect(scope).toBe('cob.read')
    const call = (method: string, path: string) =>
      fetch(`${world.url}${path}`, { method, headers: { authorization: `Bearer ${access_token}` } })
    const range = 'inicio=2026-11-20T00:00:00Z&fim=2026-11-21T00:00:00Z'
    expect((await call('GET', `/cob?${range}`)).status).toBe(200)
    expect((await call('GET', `/pix?${range}`)).status).toBe(403)
    expect((await call('PUT', '/cob/0198c0de000070008000000000000001')).status).toBe(403)
  })

  it('the control API does not exist while no control token is set', async () => {
    const world = await createWorld({ controlToken: undefined })
    expect((await world.control('/deliveries')).status).toBe(404)
  })
})

describe('a charge', () => {
  it('is made under the txid that the client chose and can be read back', async () => {
    const world = await createWorld()
    const made = await world.charge(txid('first'))
    expect(made.status).toBe(201)
    expect(made.json).toMatchObject({
      txid: txid('first'),
      status: 'ATIVA',
      revisao: 0,
      calendario: { criacao: '2026-11-20T15:00:00.000Z', expiracao: 900 },
      devedor: MEMBER,
      valor: { original: '50.00' },
      chave: KEY,
    })
    expect((await world.api('GET', `/cob/${txid('first')}`)).json).toEqual(made.json)
  })

  it('made twice with the same request is one charge; with another request it is refused', async () => {
    const world = await createWorld()
    const first = await world.charge(txid('same'))
    world.time.now += 5_000
    const second = await world.charge(txid('same'))
    expect(second.status).toBe(200)
    expect(second.json).toEqual(first.json)
    const other = await world.charge(txid('same'), '51.00')
    expect([other.status, problemOf(other)]).toEqual([400, 'CobOperacaoInvalida'])
  })

  it.each(['1e3', '0.001', '-5.00', 'NaN', '0.00', '50', '12345678901.00', 50])(
    'refuses the amount %s',
    async original => {
      const world = await createWorld()
      const answer = await world.api('PUT', `/cob/${txid('bad')}`, {
        calendario: {},
        valor: { original },
        chave: KEY,
      })
      expect(answer.status).toBe(400)
      expect(answer.json.violacoes).toMatchObject([{ propriedade: 'valor.original' }])
    },
  )

  it.each(['short', 'a'.repeat(36), 'with-hyphen-0123456789012345'])('refuses the txid %s', async id => {
    const world = await createWorld()
    expect((await world.charge(id)).status).toBe(400)
  })

  it("refuses somebody else's key, a wrong CPF and malformed JSON", async () => {
    const world = await createWorld()
    const body = { calendario: {}, valor: { original: '1.00' }, chave: KEY }
    for (const wrong of [
      { ...body, chave: 'x@y.z' },
      { ...body, devedor: { ...MEMBER, cpf: '12345678901' } },
      '{"valor":',
    ]) {
      expect((await world.api('PUT', `/cob/${txid('bad')}`, wrong)).status).toBe(400)
    }
    expect((await world.api('GET', `/cob/${txid('bad')}`)).status).toBe(404)
  })

  it('can be removed while unpaid, and then not be paid', async () => {
    const world = await createWorld()
    await world.charge(txid('gone'))
    const removed = await world.api('PATCH', `/cob/${txid('gone')}`, {
      status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR',
    })
    expect(removed.json).toMatchObject({ status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR', revisao: 1 })
    expect((await world.pay(txid('gone'))).status).toBe(400)
  })

  it('that is paid cannot be removed', async () => {
    const world = await createWorld()
    await world.charge(txid('paid'))
    await world.pay(txid('paid'))
    const answer = await world.api('PATCH', `/cob/${txid('paid')}`, {
      status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR',
    })
    expect([answer.status, problemOf(answer)]).toEqual([400, 'CobOperacaoInvalida'])
  })

  it('expires without a status of its own: it stays ATIVA and takes no punctual payment', async () => {
    const world = await createWorld()
    await world.charge(txid('old'))
    world.time.now += 60_500
    const expired = await world.control(`/expire/${txid('old')}`, {})
    expect(expired.json).toMatchObject({ status: 'ATIVA', calendario: { expiracao: 60 } })
    expect((await world.pay(txid('old'))).status).toBe(400)
    expect((await world.pay(txid('old'), { scenario: 'after_expiry' })).status).toBe(200)
  })

  it('lists come in pages between two instants', async () => {
    const world = await createWorld()
    for (const name of ['one', 'two', 'three']) {
      await world.charge(txid(name))
      world.time.now += 1_000
    }
    const range = 'inicio=2026-11-20T15:00:00Z&fim=2026-11-20T15:00:10Z'
    const page = await world.api('GET', `/cob?${range}&paginacao.itensPorPagina=2&paginacao.paginaAtual=1`)
    expect(page.json).toMatchObject({
      parametros: {
        paginacao: { paginaAtual: 1, itensPorPagina: 2, quantidadeDePaginas: 2, quantidadeTotalDeItens: 3 },
      },
      cobs: [{ txid: txid('three') }],
    })
    expect((await world.api('GET', '/cob?inicio=yesterday&fim=today')).status).toBe(400)
  })
})

describe('the copy-and-paste code', () => {
  it('carries the right CRC (vectors of the central bank)', () => {
    expect(crc16('123456789')).toBe('29B1')
    const example =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304'
    expect(crc16(example)).toBe('1D3D')
  })

  it('leads to the location of its charge, and a changed letter is noticed', async () => {
    const world = await createWorld()
    const { json } = await world.charge(txid('code'))
    const code = z.string().parse(json.pixCopiaECola)
    expect(readLocation(code)).toBe(json.location)
    expect(readLocation(code.replace('ARARA', 'ARARB'))).toBeUndefined()
    for (const at of [10, 60, code.length - 3]) {
      for (const breaks of ['\n', '\r\n', ' \n  ', '\t', '\u200b\n\ufeff']) {
        expect(readLocation(`\u202a ${code.slice(0, at)}${breaks}${code.slice(at)}\u202c\n`)).toBe(
          json.location,
        )
      }
    }
    expect(readLocation(code.replaceAll(' ', '\u00a0'))).toBe(json.location)
    expect(readLocation(code.replaceAll(' ', '\n'))).toBe(json.location)
    const payload = await fetch(`http://${z.string().parse(json.location)}`, {
      headers: { connection: 'close' },
    })
    expect(await payload.json()).toMatchObject({ txid: txid('code'), valor: { original: '50.00' } })
  })

  it('keeps names within the lengths that banks check, without accents', () => {
    const code = buildDynamicCode({
      location: 'pix.example/qr/v2/1',
      amount: '1.00',
      merchant: 'Associação dos Jogadores de São João',
      city: 'São José do Rio Preto',
    })
    expect(code).toContain('5925Associacao dos Jogadores ')
    expect(code).toContain('6015Sao Jose do Rio')
  })
})
