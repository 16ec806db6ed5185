export type ParsedMoney =
  | { status: 'amount'; centavos: bigint }
  | { status: 'empty' }
  /** Not an amount, or one that two countries read differently, such as "1.234". */
  | { status: 'refused'; reason: 'not-a-number' | 'ambiguous' | 'too-large' }

/** The same ceiling as the contract's `largestAmount`: no one call may name more. */
const largest = 1_000_000_000n

const plain = /^\d+$/
const brazilian = /^(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/
const pointed = /^(\d{1,3}(?:,\d{3})+|\d+)\.(\d{1,2})$/
const brazilianThousands = /^\d{1,3}(?:\.\d{3}){2,}$/
const anglophoneThousands = /^\d{1,3}(?:,\d{3}){2,}$/
const eitherThousands = /^\d{1,3}[.,]\d{3}$/

/**
 * Reads what a member typed as an amount of reais into centavos. `1.234,56`, `1234,5`, `1234.56`, `1,234.56` and `R$ 50` are
 * clear; `1.234` and `1,234` could be a thousand or one and a bit, so they are refused, never guessed. No signs, no exponents.
 */
export function parseMoney(typed: string): ParsedMoney {
  const text = typed.replace(/^\s*R\$/i, '').replace(/[\s\u00a0\u202f]/g, '')
  if (text === '') return { status: 'empty' }
  if (eitherThousands.test(text) && !/^0/.test(text)) return { status: 'refused', reason: 'ambiguous' }
  const parts = readParts(text)
  if (!parts) return { status: 'refused', reason: 'not-a-number' }
  const centavos = BigInt(parts.whole.replace(/[.,]/g, '')) * 100n + BigInt(parts.fraction.padEnd(2, '0'))
  return centavos > largest ? { status: 'refused', reason: 'too-large' } : { status: 'amount', centavos }
}

function readParts(text: string): { whole: string; fraction: string } | undefined {
  if (plain.test(text) || brazilianThousands.test(text) || anglophoneThousands.test(text)) {
    return { whole: text, fraction: '' }
  }
  const [, whole, fraction] = brazilian.exec(text) ?? pointed.exec(text) ?? []
  return whole !== undefined && fraction !== undefined ? { whole, fraction } : undefined
}
