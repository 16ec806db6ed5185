import type { Deps } from '../../../server/deps.ts'
import { addProviderKey } from '../../../server/features/games/provider/keys.ts'
import { signCall } from '../../../server/features/games/provider/signature.ts'

/** How a provider's request reaches the server: `app.inject` in tests, a real connection in benches. */
export type Send = (call: {
  readonly method: 'POST'
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload: string
}) => Promise<{ readonly statusCode: number; readonly body: string }>

interface Options {
  readonly keyId: string
  readonly secret: string
  readonly send: Send
  readonly now: () => Date
}

/** A provider as the protocol describes one: signs the bytes it sends. `forge` changes the call after it was signed. */
function createProviderClient({ keyId, secret, send, now }: Options) {
  return async (
    call: string,
    body: object,
    forge: (headers: Record<string, string>) => object = () => ({}),
  ) => {
    const url = `/provider/v1/${call}`
    const payload = JSON.stringify(body)
    const timestamp = String(Math.floor(now().getTime() / 1000))
    const headers = {
      'content-type': 'application/json',
      'x-provider-key': keyId,
      'x-timestamp': timestamp,
      'x-signature': signCall(secret, { timestamp, path: url, body: Buffer.from(payload) }),
    }
    const answer = await send({ method: 'POST', url, headers, payload, ...forge(headers) })
    return { code: answer.statusCode, ...JSON.parse(answer.body) }
  }
}

/** A key of this provider and a client that signs with it. */
export async function openProviderClient(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock' | 'random'>,
  apiCode: string,
  send: Send,
) {
  const key = await addProviderKey(deps, apiCode)
  if (key === undefined) throw new Error(`There is no provider ${apiCode}`)
  return createProviderClient({ ...key, send, now: deps.clock.now })
}
