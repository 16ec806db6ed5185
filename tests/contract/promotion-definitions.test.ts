import { readdirSync, readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { PromotionDefinition } from '../../contract/promotions/definition.ts'
import { promotionIds, promotions } from '../../contract/promotions/registry.ts'
import { servedPromotions } from '../../server/features/promotions/registry.ts'
import { promotionEntries } from '../../src/features/promotions/registry.ts'

const definitions: readonly PromotionDefinition[] = promotions

test('every side lists every promotion once', () => {
  expect(servedPromotions.map(({ id }) => id).sort()).toEqual([...promotionIds].sort())
  expect(Object.keys(promotionEntries).sort()).toEqual([...promotionIds].sort())
  expect(new Set(promotionIds).size).toBe(promotionIds.length)
})

test('names that are stored or travel belong to one promotion', () => {
  const names = [
    definitions.flatMap(({ calls }) => Object.values(calls).map(({ path }) => path)),
    definitions.flatMap(({ calls }) => Object.keys(calls)),
    definitions.flatMap(({ reads }) => Object.keys(reads)),
    definitions.map(({ claim }) => claim.call),
    definitions.flatMap(({ pages }) => pages),
  ]
  for (const list of names) expect(list).toEqual([...new Set(list)])
})

describe.each(definitions.map(one => [one.id, one] as const))('the definition of %s', (id, one) => {
  test('registers its own reads and its own claim with the app', () => {
    const entry = Object.entries(promotionEntries).find(([key]) => key === id)?.[1]
    expect([...(entry?.reads ?? [])].sort()).toEqual(Object.keys(one.reads).sort())
    expect(entry?.claim).toBe(one.claim.call)
  })

  test('counts the claim and the reads among its calls', () => {
    const calls = Object.values(one.calls)
    expect(calls).toContain(one.claim.endpoint)
    for (const { endpoint } of Object.values(one.reads)) expect(calls).toContain(endpoint)
  })

  test('begins with terms that its own schema reads, if it brings any', () => {
    const first = one.firstTerms === undefined ? undefined : z.safeParse(one.terms, one.firstTerms)
    expect(first?.error).toBeUndefined()
  })
})

const worded = /\/\*i18n\*\/ \{\s*id: '([^']+)',\s*message:\s*(?:'([^']*)'|"([^"]*)")/g

/** The key that Lingui makes of a text, as it reads a catalogue. */
async function keyOf(text: string): Promise<string | undefined> {
  const context = { locale: 'en', sourceLocale: 'en', filename: 'en.po' }
  const catalogue = await formatter().parse(`msgid ${JSON.stringify(text)}\nmsgstr ""\n`, context)
  return Object.keys(catalogue)[0]
}

test('a text of a definition has the key that Lingui makes of it', async () => {
  const sources = readdirSync('contract/promotions').map(name =>
    readFileSync(`contract/promotions/${name}`, 'utf8'),
  )
  const texts = sources.flatMap(source => [...source.matchAll(worded)])
  expect(texts.length).toBeGreaterThan(2 * promotions.length)
  for (const [, key, single, double] of texts) {
    const text = single ?? double ?? ''
    expect(key, text).toBe(await keyOf(text))
  }
})
