import * as z from 'zod/mini'

/**
 * What a provider's page may tell the app around it, by `postMessage` to its parent (docs/reference/provider-protocol.md): that it can
 * be played, that money moved, that a round is running, and that the player wants to leave. It tells no amounts: balances
 * come from the server alone.
 */
const frameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('arara.ready') }),
  z.object({ type: z.literal('arara.balance') }),
  z.object({ type: z.literal('arara.round'), open: z.boolean() }),
  z.object({ type: z.literal('arara.close') }),
])
export type FrameMessage = z.output<typeof frameMessage>

interface Arrived {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

/** `undefined`: not from that frame, or none of its words. */
export function readFrameMessage(
  { origin, source, data }: Arrived,
  frame: { readonly url: string; readonly page: unknown },
): FrameMessage | undefined {
  if (source !== frame.page || frame.page === null || origin !== new URL(frame.url).origin) return undefined
  return z.safeParse(frameMessage, data).data
}
