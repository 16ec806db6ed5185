import { createHmac } from 'node:crypto'

const stepSeconds = 30
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 6238 with SHA-1, six digits and 30-second steps: what every authenticator app understands. */
export function totpAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = (digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000
  return String(number).padStart(6, '0')
}

export function stepAt(at: Date): number {
  return Math.floor(at.getTime() / 1000 / stepSeconds)
}

/** The step whose code this is, one step of clock drift allowed either way; `undefined`: wrong. */
export function matchingStep(secret: Buffer, code: string, at: Date): number | undefined {
  const now = stepAt(at)
  return [now, now - 1, now + 1].find(step => totpAt(secret, step) === code)
}

/** RFC 4648 without padding, the form people type into an authenticator. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map(five => base32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map(character => base32.indexOf(character).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

export function totpUri(account: string, secret: string): string {
  return `otpauth://totp/Arara:${encodeURIComponent(account)}?secret=${secret}&issuer=Arara&digits=6&period=30`
}
