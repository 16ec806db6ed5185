import { createHash } from 'node:crypto'

/** The ledger's id of a provider's round: always the same UUID (version 8) for the same round. */
export function roundUuid(apiCode: string, roundId: string): string {
  const hash = createHash('sha256').update(`${apiCode}\0${roundId}`).digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.toString('hex', 0, 16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
