import type { ReactNode } from 'react'

/** As `formatMoney` writes them, with the sign before them, and as texts with a fixed amount do. */
const amounts = /([+-]?R\$[\u00a0 ][\d.,]*\d)/

/**
 * Marks the amounts of a text `translate="no"`: a browser's translator would write them in another way. Anything else stays as it is.
 * For the content of an element; an attribute takes the plain text.
 */
export function keepAmounts(node: ReactNode): ReactNode {
  if (typeof node !== 'string') return node
  const parts = node.split(amounts)
  if (parts.length === 1) return node
  const [before = '', amount, after = ''] = parts
  if (parts.length === 3 && before === '' && after === '') return <span translate="no">{amount}</span>
  // Each text has an element: React changes none beside one that a translator has replaced.
  return <span>{parts.map((part, place) => keptPart(part, place))}</span>
}

/** Amounts stand at the odd places of what the expression split. */
function keptPart(part: string, place: number): ReactNode {
  if (part === '') return null
  return (
    <span key={String(place)} translate={place % 2 === 1 ? 'no' : undefined}>
      {part}
    </span>
  )
}
