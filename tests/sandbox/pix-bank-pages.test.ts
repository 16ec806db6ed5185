import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createWorld, paymentsOf, type SandboxWorld, txid } from './support/create-world.ts'

const SHOP = 'http://localhost:8080/recharge/online?order=1'

type Page = { status: number; text: string; headers: Headers }

async function open(world: SandboxWorld, path: string, headers: Record<string, string> = {}): Promise<Page> {
  const response = await fetch(`${world.url}${path}`, { headers: { connection: 'close', ...headers } })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

async function press(
  world: SandboxWorld,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Page> {
  const response = await fetch(`${world.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { connection: 'close', ...headers },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

async function worldWithCharge(): Promise<SandboxWorld> {
  const world = await createWorld()
  await world.charge(txid('first'))
  return world
}

const FIRST = `/bank/${txid('first')}`
const payments = async (world: SandboxWorld) => {
  const charge = (await world.api('GET', `/cob/${txid('first')}`)).json
  return charge.pix === undefined ? [] : paymentsOf(charge)
}

describe("the payer's bank", () => {
  it('shows the charge in Portuguese or English, marked as a sandbox, with nothing from elsewhere', async () => {
    const world = await worldWithCharge()
    const portuguese = await open(world, FIRST)
    expect(portuguese.text).toContain('lang="pt-BR"')
    expect(portuguese.text).toContain('R$\u00a050,00')
    expect(portuguese.text).toContain('SANDBOX')
    expect((await open(world, `${FIRST}?lang=en`)).text).toContain('Pay R$50.00')
    expect((await open(world, FIRST, { 'accept-language': 'en-GB,en;q=0.9' })).text).toContain('Pay R$50.00')
    const policy = portuguese.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(portuguese.text).not.toMatch(/<script>|<style|style="|onclick/)
  })

  it('pays with one press and then shows the receipt', async () => {
    const world = await worldWithCharge()
    const pressed = await press(world, `${FIRST}?lang=pt`, { scenario: 'normal' })
    expect(pressed.status).toBe(303)
    const [payment] = await payments(world)
    expect(payment?.valor).toBe('50.00')
    const receipt = await open(world, pressed.headers.get('location') ?? '')
    expect(receipt.text).toContain(payment?.endToEndId)
    expect(receipt.text).toContain('Pix enviado')
  })

  it.each([
    [{ scenario: 'other_amount', valor: '1.234,5' }, [{ valor: '1234.50' }]],
    [{ scenario: 'wrong_payer', cpf: '390.533.447-05' }, [{ pagador: { cpf: '39053344705' } }]],
    [{ scenario: 'after_expiry' }, [{ horario: '2026-11-20T15:15:01.000Z' }]],
    [{ scenario: 'two_payments' }, [{ valor: '50.00' }, { valor: '50.00' }]],
    [{ scenario: 'lost' }, [{ valor: '50.00' }]],
  ])('plays %j', async (fields, expected) => {
    const world = await worldWithCharge()
    expect((await press(world, FIRST, fields)).status).toBe(303)
    expect(await payments(world)).toMatchObject(expected)
  })

  it.each([
    [{ scenario: 'other_amount', valor: '1e3' }, 'Escreva um valor'],
    [{ scenario: 'other_amount', valor: '-5' }, 'Escreva um valor'],
    [{ scenario: 'wrong_payer', cpf: '123.456.789-01' }, 'CPF inválido'],
  ])('says what is wrong with %j and pays nothing', async (fields, words) => {
    const world = await worldWithCharge()
    const answer = await press(world, FIRST, fields)
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(words)
    expect(await payments(world)).toEqual([])
  })

  it('offers only the late payment once the charge has expired', async () => {
    const world = await worldWithCharge()
    world.time.now += 900_000
    const page = await open(world, FIRST)
    expect(page.text).toContain('Cobrança vencida')
    expect(page.text).not.toContain('value="normal"')
    expect((await press(world, FIRST, { scenario: 'normal' })).status).toBe(409)
    expect((await press(world, FIRST, { scenario: 'after_expiry' })).status).toBe(303)
  })

  it('leads back to allowed origins only', async () => {
    const world = await worldWithCharge()
    const back = (address: string) => open(world, `${FIRST}?return=${encodeURIComponent(address)}`)
    expect((await back(SHOP)).text).toContain(`href="${SHOP}"`)
    for (const wrong of [
      'http://evil.example/',
      'http://localhost:8080@evil.example/',
      'javascript:alert(1)',
    ]) {
      expect((await back(wrong)).text).not.toContain('Voltar à loja')
    }
    const pressed = await press(world, `${FIRST}?return=${encodeURIComponent(SHOP)}`, { scenario: 'normal' })
    expect((await open(world, pressed.headers.get('location') ?? '')).text).toContain(`href="${SHOP}"`)
  })

  it('refuses a form that another site posts', async () => {
    const world = await worldWithCharge()
    const answer = await press(world, FIRST, { scenario: 'normal' }, { 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(403)
    expect(await payments(world)).toEqual([])
  })

  it("escapes what it shows: a debtor's name is text", async () => {
    const world = await createWorld()
    const devedor = { cpf: '52998224725', nome: '<img src=x onerror=alert(1)>' }
    const body = { calendario: {}, devedor, valor: { original: '1.00' }, chave: world.settings.receiverKey }
    await world.api('PUT', `/cob/${txid('first')}`, body)
    expect((await open(world, FIRST)).text).toContain('&lt;img src=x')
    expect((await open(world, '/bank')).text).not.toContain('<img src=x')
  })
})

describe('finding a charge', () => {
  it('lists the open ones and follows a pasted code', async () => {
    const world = await worldWithCharge()
    expect((await open(world, '/bank')).text).toContain(FIRST)
    const code = z.string().parse((await world.api('GET', `/cob/${txid('first')}`)).json.pixCopiaECola)
    expect((await press(world, '/bank', { code: ` ${code}\n` })).headers.get('location')).toContain(FIRST)
    expect((await press(world, '/bank', { code: code.replace('50.00', '51.00') })).status).toBe(404)
  })

  it('the address in the QR code opens the page in a browser', async () => {
    const world = await worldWithCharge()
    const location = z.string().parse((await world.api('GET', `/cob/${txid('first')}`)).json.location)
    const page = await fetch(`http://${location}`, { headers: { accept: 'text/html', connection: 'close' } })
    expect(page.url).toBe(`${world.url}${FIRST}`)
  })
})

describe('registering keys by hand', () => {
  it('takes a phone as people type it, and can remove it again', async () => {
    const world = await createWorld()
    const form = { tipo: 'PHONE', chave: '(11) 98765-4321', nome: 'Ana', documento: '529.982.247-25' }
    expect((await press(world, '/bank/keys', form)).status).toBe(303)
    const dict = `/dict/${encodeURIComponent('+5511987654321')}`
    expect((await world.api('GET', dict)).json).toMatchObject({
      titular: { cpf: '52998224725', nome: 'Ana' },
    })
    await press(world, '/bank/keys', { chave: '+5511987654321', remove: 'yes' })
    expect((await world.api('GET', dict)).status).toBe(404)
  })

  it('says what is wrong and keeps what was typed', async () => {
    const world = await createWorld()
    const form = { tipo: 'EMAIL', chave: 'not an e-mail', nome: 'Ana', documento: '529.982.247-25' }
    const answer = await press(world, '/bank/keys', form)
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('value="not an e-mail"')
  })
})
