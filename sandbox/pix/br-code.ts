/** CRC16-CCITT-FALSE (polynomial 0x1021, start 0xFFFF), four upper-case hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`

const ascii = (text: string, longest: number): string =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, longest)

type DynamicCode = { location: string; amount: string; merchant: string; city: string }

/**
 * The copy-and-paste text of a dynamic charge (EMV MPM with `br.gov.bcb.pix`). `location` comes without a scheme and
 * fits 77 characters; `amount` is informative, the payload at the location decides.
 */
export function buildDynamicCode(code: DynamicCode): string {
  const account = field('00', 'br.gov.bcb.pix') + field('25', code.location)
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    field('54', code.amount),
    field('58', 'BR'),
    field('59', ascii(code.merchant, 25)),
    field('60', ascii(code.city, 15)),
    field('62', field('05', '***')),
    '6304',
  ].join('')
  return body + crc16(body)
}

function readFields(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length; ) {
    const length = /^\d\d$/.test(text.slice(at + 2, at + 4)) ? Number(text.slice(at + 2, at + 4)) : -1
    if (length < 0 || at + 4 + length > text.length) return undefined
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}

/**
 * A code as it may have been before it was copied out of a message: its lines joined, with the spaces around a break or
 * without them, or with a space for the break. The CRC decides.
 */
function spellingsOf(pasted: string): string[] {
  const seen = pasted
    .slice(0, 4096)
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim()
  const joined = [/[\r\n\t]+/g, / *[\r\n\t]+ */g].map(breaks => seen.replace(breaks, ''))
  return [...joined, seen.replace(/\s+/g, ' ')]
}

/** The location of a pasted dynamic code; undefined when the text is no such code or its CRC is wrong. */
export function readLocation(pasted: string): string | undefined {
  const text = spellingsOf(pasted).find(one => one.length <= 512 && crc16(one.slice(0, -4)) === one.slice(-4))
  if (text === undefined) return undefined
  const account = readFields(text)?.get('26')
  return account === undefined ? undefined : readFields(account)?.get('25')
}
