import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Field, fieldsOfContract } from './field-kinds.ts'
import { pastedLines, pastedTexts, spoiledIdentifiers, spoiledNames, unseen } from './nasty.ts'

/** A field stands here once for each of its schemas, however many calls share it. */
const fields = [...new Map(fieldsOfContract().map(field => [field.schema, field])).values()]
const of = (...kinds: Field['kind'][]) => fields.filter(({ kind }) => kinds.includes(kind))
const titled = (some: readonly Field[]) => some.map(field => [`${field.call} ${field.path}`, field] as const)

/** What a field makes of a text; `undefined` where it refuses. */
function read({ schema }: Field, text: string): unknown {
  const parsed = z.safeParse(schema, text)
  return parsed.success ? parsed.data : undefined
}

/** The first is the one that most fields take. */
const identifiers = [
  '(11) 98765-4321',
  'ana.silva',
  'ana-b@example.com',
  '529.982.247-25',
  '12.ABC.345/01DE-35',
  '2001-02-03',
  '01310-100',
  '123456',
  '1234',
  '12345-6',
  '123456X',
  'a1-b2',
  '123e4567-e12b-12d1-a456-426655440000',
  '/slot-games',
  'https://example.com/a-b',
  'abcdefgh-12345678901234567890',
  'E12345678202611281234abcdefghijk',
]

describe('every identifier of the contract', () => {
  it.each(titled(of('identifier')))('%s is read as it looks', (_, field) => {
    const good = identifiers.find(text => read(field, text) !== undefined)
    expect(good, 'a text that this field takes: add one to the list').toBeDefined()
    const expected = read(field, good ?? '')
    const readings = Object.entries(spoiledIdentifiers).map(([how, spoil]) => [
      how,
      read(field, spoil(good ?? '')),
    ])
    expect(readings).toEqual(Object.keys(spoiledIdentifiers).map(how => [how, expected]))
  })

  it.each(titled(of('identifier')))('%s takes no text of which nothing is seen', (_, field) => {
    for (const text of unseen) expect(read(field, text) ?? '').toBe('')
  })
})

describe('every name of the contract', () => {
  it.each(titled(of('name')))('%s has one spelling, whichever keyboard wrote it', (_, field) => {
    const good = "Inês D'Ávila-Nuñez"
    expect(read(field, good)).toBe(good)
    const readings = Object.entries(spoiledNames).map(([how, spoil]) => [how, read(field, spoil(good))])
    expect(readings).toEqual(Object.keys(spoiledNames).map(how => [how, good]))
  })
})

describe('every free text of the contract', () => {
  const free = of('line', 'text').filter(field => read(field, 'um dois três') !== undefined)

  it.each(titled(free))('%s takes whatever is pasted, cleaned', (_, field) => {
    const expected = Object.entries(pastedTexts).map(([what, [, kept]]) => [what, kept])
    expect(Object.entries(pastedTexts).map(([what, [pasted]]) => [what, read(field, pasted)])).toEqual(
      expected,
    )
    const column = field.kind === 'text' ? 1 : 2
    for (const [what, kept] of Object.entries(pastedLines)) {
      expect([what, read(field, kept[0])]).toEqual([what, kept[column]])
    }
    for (const text of unseen) expect(read(field, text) ?? '').toBe('')
  })

  it('is every line and text but a hash that people copy', () => {
    expect(
      of('line', 'text')
        .filter(field => !free.includes(field))
        .map(({ path }) => path),
    ).toEqual(['seed_hash'])
  })
})

describe('every secret of the contract', () => {
  const typed = 'Sena\u0303o-mui\u0301to boa\u00a07'

  it.each(titled(of('secret')))('%s that is chosen has one form', (_, field) => {
    expect(read(field, typed)).toBe('Senão-muíto boa 7')
  })

  it.each(titled(of('given')))('%s that was chosen before stays as it is typed', (_, field) => {
    expect(read(field, typed)).toBe(typed)
  })
})

/** Names of fields that programs fill. A person types into none of them. */
const writtenByPrograms = new Set(
  `lang member_id id cursor proof since site clientDataJSON rawId userHandle signature authenticatorData transports
  attestationObject file key attempt grant_id bet_id administrator domain version up_to until ticket_id shown_from shown_until
  round_id reviewer published_at order_token order_id member_bank_id language p256dh auth expected endpoint effective_at check_at
  match bank art announced_at platType month currency member from to text`.split(/\s+/),
)
/** Numbers of money: the field on the page reads what people type (src/i18n/parse-money.ts). */
const amounts = new Set(['stake', 'money', 'value', 'min', 'max'])

it('a field takes text as it is only where a program writes it', () => {
  const exact = fieldsOfContract().filter(({ kind }) => kind === 'exact')
  const names = new Set(exact.map(({ path }) => path.replace(/\[\]$/, '').split(/[.?]/).at(-1) ?? ''))
  expect([...names].filter(name => !writtenByPrograms.has(name) && !amounts.has(name))).toEqual([])
})

it('walks all fields', () => {
  expect(fieldsOfContract().length).toBeGreaterThan(1000)
  expect(of('identifier').length).toBeGreaterThan(25)
})
