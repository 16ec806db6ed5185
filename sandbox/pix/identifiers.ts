/** Fills that many random bytes; injected so that a test may repeat a run. */
export type RandomBytes = (count: number) => Uint8Array

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Letters and digits without modulo bias: bytes above the last whole alphabet are drawn again. */
function randomText(random: RandomBytes, length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of random(length)) {
      if (byte < 248 && text.length < length) text += ALPHABET[byte % 62]
    }
  }
  return text
}

/** `E` or `D` + ISPB (8) + yyyyMMddHHmm in UTC (12) + 11 free characters: 32 in all (API Pix, `EndToEndId`, `RtrId`). */
export function settlementId(kind: 'E' | 'D', ispb: string, atMs: number, random: RandomBytes): string {
  const minute = new Date(atMs).toISOString().replace(/\D/g, '').slice(0, 12)
  return `${kind}${ispb}${minute}${randomText(random, 11)}`
}

/** 32 lower-case hexadecimal digits (128 random bits): the unguessable part of a location, the id of a report. */
export const capability = (random: RandomBytes): string => Buffer.from(random(16)).toString('hex')
