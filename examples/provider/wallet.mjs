// The casino's wallet, as docs/reference/provider-protocol.md describes it. Plain HTTP and HMAC: write the same in any language.
import { createHmac } from 'node:crypto'

const WAIT_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000]

/** A refusal of the wallet: `word` says which. It is an answer, not an accident: nothing was moved. */
export class WalletRefusal extends Error {
  constructor(word, status) {
    super(word)
    this.word = word
    this.status = status
  }
}

/** Nobody knows whether the call arrived: it has to be sent again, with the same id, until it is answered. */
export class WalletSilence extends Error {}

export function createWallet({ url, keyId, secret }) {
  async function once(name, body) {
    const path = `/provider/v1/${name}`
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = createHmac('sha256', secret).update(`${timestamp}.${path}.${body}`).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'x-provider-key': keyId,
      'x-timestamp': timestamp,
      'x-signature': signature,
    }
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(10_000),
    })
    return { status: response.status, answer: await response.json() }
  }

  return {
    /** Sends a call until it is answered; the same bytes every time, so the wallet does it once. */
    async call(name, content) {
      const body = JSON.stringify(content)
      for (const waitMs of [...WAIT_MS, undefined]) {
        const heard = await once(name, body).catch(() => undefined)
        const isDecided = heard !== undefined && heard.status < 500
        if (isDecided && heard.answer.status === 'OK') return heard.answer
        if (isDecided) throw new WalletRefusal(heard.answer.error, heard.status)
        if (waitMs === undefined) throw new WalletSilence(`${name} was not answered`)
        await new Promise(resolve => setTimeout(resolve, waitMs))
      }
    },
  }
}
