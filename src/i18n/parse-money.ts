import { asIdentifier } from '../../contract/text-kinds.ts'
import { groupSign } from './format-money.ts'

export type ParsedMoney =
  | { status: 'amount'; centavos: bigint }
  | { status: 'empty' }
  /** Not an amount, or one that could be meant in two ways, such as "1,234" on a page in Portuguese. */
  | { status: 'refused'; reason: 'not-a-number' | 'ambiguous' | 'too-large' }

/** The same ceiling as the contract's `largestAmount`: no one call may name more. */
const largest = 1_000_000_000n

const plain = /^\d+$/
const brazilian = /^(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/
const pointed = /^(\d{1,3}(?:,\d{3})+|\d+)\.(\d{1,2})$/
const brazilianThousands = /^\d{1,3}(?:\.\d{3}){2,}$/
const anglophoneThousands = /^\d{1,3}(?:,\d{3}){2,}$/
const oneThousand = /^[1-9]\d{0,2}([.,])\d{3}$/
const spacedThousands = /^\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?$/
/** As people write it before or behind an amount. */
const currency = /^(?:R\$|BRL) ?| ?(?:R\$|BRL|reais|real)$/gi
/** They come with separators of their own. */
const otherDigits = /(?![0-9０-９])\p{Nd}/u

/**
 * Reads what a member typed as an amount of reais into centavos. `1.234,56`, `1234,5`, `1234.56`, `1,234.56` and `R$ 50` are
 * clear. `1.000` is one thousand where the page itself writes it so; with the other sign it could be meant as one and a bit, so it
 * is refused, never guessed. No signs, no exponents.
 */
export function parseMoney(typed: string): ParsedMoney {
  const bare = asIdentifier(typed).replace(currency, '')
  const text = spacedThousands.test(bare) ? bare.replaceAll(' ', '') : bare
  if (text === '') return { status: 'empty' }
  const sign = oneThousand.exec(text)?.[1]
  if (sign !== undefined && sign !== groupSign()) return { status: 'refused', reason: 'ambiguous' }
  const parts = otherDigits.test(typed) ? undefined : readParts(text)
  if (!parts) return { status: 'refused', reason: 'not-a-number' }
  const centavos = BigInt(parts.whole.replace(/[.,]/g, '')) * 100n + BigInt(parts.fraction.padEnd(2, '0'))
  return centavos > largest ? { status: 'refused', reason: 'too-large' } : { status: 'amount', centavos }
}

function readParts(text: string): { whole: string; fraction: string } | undefined {
  if (
    plain.test(text) ||
    oneThousand.test(text) ||
    brazilianThousands.test(text) ||
    anglophoneThousands.test(text)
  ) {
    return { whole: text, fraction: '' }
  }
  const [, whole, fraction] = brazilian.exec(text) ?? pointed.exec(text) ?? []
  return whole !== undefined && fraction !== undefined ? { whole, fraction } : undefined
}
