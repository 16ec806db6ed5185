import * as z from 'zod/mini'

/** A value encrypted with the device's key (AES-GCM): what stands in the row instead of it. */
export const sealedPayload = z.object({
  iv: z.instanceof(Uint8Array<ArrayBuffer>),
  sealed: z.instanceof(ArrayBuffer),
})
export type SealedPayload = z.output<typeof sealedPayload>

/** `held`: this device keeps no key, so the value stays in this tab's memory alone. */
export type SealedValue = SealedPayload | { readonly held: number }
