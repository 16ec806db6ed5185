import * as z from 'zod/mini'
import type { Secrets } from '../secrets/secrets.ts'
import type { Change } from './kind.ts'

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])
const contents = z.object({
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  /** Of a proposal from before the two were apart. */
  payload: z.optional(z.unknown()),
})

interface Proposed {
  readonly id: string
  readonly sealed: Buffer
}

const changesContext = (id: string) => `approval:${id}`
const payloadContext = (id: string) => `approval-payload:${id}`

/** Changes and payload of a proposal: they may name people, so the database holds them encrypted. */
export function sealContents(
  secrets: Secrets,
  id: string,
  { changes, payload }: { readonly changes: readonly Change[]; readonly payload: unknown },
) {
  return {
    sealed: secrets.encrypt(JSON.stringify({ changes }), changesContext(id)),
    payload_sealed: secrets.encrypt(JSON.stringify(payload), payloadContext(id)),
  }
}

export function openChanges(secrets: Secrets, row: Proposed): readonly Change[] {
  return openSealed(secrets, row).changes
}

export function openPayload(
  secrets: Secrets,
  row: Proposed & { readonly payload_sealed: Buffer | null },
): unknown {
  if (row.payload_sealed === null) return openSealed(secrets, row).payload
  return JSON.parse(secrets.decrypt(row.payload_sealed, payloadContext(row.id)))
}

function openSealed(secrets: Secrets, { id, sealed }: Proposed) {
  const raw: unknown = JSON.parse(secrets.decrypt(sealed, changesContext(id)))
  return z.parse(contents, raw)
}
