import * as z from 'zod/mini'
import { product } from '../product.ts'

const payments = z.object({ pix: z.array(z.object({ endToEndId: z.string(), valor: z.string() })) })

export type PixControl = {
  /** Plays the payer's bank on one charge; scenarios: sandbox/README.md. */
  pay: (txid: string, scenario: string, more?: Record<string, string>) => Promise<void>
  /** The charge's time is over now. */
  expire: (txid: string) => Promise<void>
  /** Sends the notices that wait for the server now. */
  flush: () => Promise<void>
  /** How the payout that comes next ends. */
  endNextPayout: (result: 'REALIZADO' | 'NAO_REALIZADO' | 'DEVOLVIDO') => Promise<void>
}

interface PixPlace {
  readonly pixUrl: () => string
  readonly pixToken: () => string
}
const usual: PixPlace = product

/** The sandbox provider's control API: what a tester can make the outside world do. */
export function createPixControl(at: PixPlace = usual): PixControl {
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const response = await fetch(`${at.pixUrl()}/control${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${at.pixToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  return {
    pay: async (txid, scenario, more = {}) => {
      z.parse(payments, await post(`/pay/${txid}`, { scenario, ...more }))
    },
    expire: async txid => {
      await post(`/expire/${txid}`, {})
    },
    flush: async () => {
      await post('/deliveries/flush', {})
    },
    endNextPayout: async result => {
      await post('/payout/next', { result })
    },
  }
}
