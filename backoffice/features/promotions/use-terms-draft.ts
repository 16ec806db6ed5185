import { useState } from 'react'
import type { AdminPromotion } from '../../../contract/promotions/promotion-admin.ts'
import { keyOf, type Leaf, leavesOf } from '../../../contract/promotions/terms-leaves.ts'
import { useLanguage } from '../../../src/i18n/use-language.ts'
import { withLeaf } from './leaves.ts'
import { readTerm, showTerm } from './term-unit.ts'

export type Terms = AdminPromotion['current']['terms']

const isTerms = (value: unknown): value is Terms => typeof value === 'object' && value !== null

export interface TermsDraft {
  readonly terms: Terms
  readonly textOf: (leaf: Leaf) => string
  readonly isFault: (leaf: Leaf) => boolean
  readonly hasFaults: boolean
  readonly write: (leaf: Leaf, text: string) => void
  readonly replaceList: (name: string, items: readonly unknown[]) => void
}

/** Terms while they are written: what was typed stays as it was typed, and only what can be read becomes a value. */
export function useTermsDraft(initial: Terms, onChange: () => void): TermsDraft {
  const language = useLanguage()
  const [terms, setTerms] = useState(initial)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const set = (next: unknown) => {
    onChange()
    if (isTerms(next)) setTerms(next)
  }
  const isFault = (leaf: Leaf) => {
    const text = typed[keyOf(leaf)]
    return text !== undefined && readTerm(leaf, text) === undefined
  }
  return {
    terms,
    textOf: leaf => typed[keyOf(leaf)] ?? showTerm(leaf, language),
    isFault,
    hasFaults: leavesOf(terms).some(isFault),
    write: (leaf, text) => {
      setTyped({ ...typed, [keyOf(leaf)]: text })
      const value = readTerm(leaf, text)
      if (value !== undefined) set(withLeaf(terms, leaf.path, value))
    },
    replaceList: (name, items) => {
      const others = Object.entries(typed).filter(([key]) => !key.startsWith(`${name}.`))
      setTyped(Object.fromEntries(others))
      set(withLeaf(terms, [name], items))
    },
  }
}
