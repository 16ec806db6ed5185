import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'

// Free text is a pointer or sealed, expires in days […]; money answers (amounts, ids) may stay.

type Node = { readonly [name: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)

/** Paths of the strings of a reply that may hold any text: no money, instant or id. */
function freeTexts(node: Node, path: string): string[] {
  const choices = [...nodes(node.anyOf), ...nodes(node.oneOf)]
  if (choices.length > 0) return choices.flatMap(one => freeTexts(one, path))
  if (node.type === 'object') {
    const own = isNode(node.properties) ? Object.entries(node.properties) : []
    const rest = isNode(node.additionalProperties) ? [['*', node.additionalProperties] as const] : []
    return [...own, ...rest].flatMap(([name, inner]) =>
      isNode(inner) ? freeTexts(inner, `${path}.${name}`) : [],
    )
  }
  if (node.type === 'array') return nodes(node.items).flatMap(inner => freeTexts(inner, `${path}[]`))
  const isBound = Array.isArray(node.enum) || node.const !== undefined || node.pattern !== undefined
  const isText = node.type === 'string' || node.type === undefined
  return isText && !isBound && node.format === undefined ? [path] : []
}

const textsOf = ({ reply }: Endpoint) => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(reply, { io: 'input', unrepresentable: 'any' })
  return freeTexts(schema, '')
}

/** Strings of ours in the answers that stay for good: ids of games and prizes, hashes, seeds, teams, what a draw shows. */
const ours =
  /\.(game_id|view|seed_hash|server_seed|client_seed|anchor|bet|cash_out|match|home|away|market|pick|kept_until|reward)$|^\.data\[\]\.id$/

const kept = Object.entries(endpoints).filter(
  ([, one]) => one.idempotency === 'key' && one.answerKept === 'always',
)

it('an answer that stays for good holds no text of a person’s: ids, amounts, states, instants and draws', () => {
  expect(kept.length).toBeGreaterThan(10)
  const texts = kept.flatMap(([name, one]) => textsOf(one).map(path => `${name} ${path}`))
  expect(texts.filter(text => !ours.test(text.split(' ')[1] ?? ''))).toEqual([])
})

it('the walk finds the words of a ticket, so that a mistake of the list would be seen', () => {
  expect(textsOf(endpoints.openTicket)).toContain('.data.messages[].text')
})

it('every other keyed answer is sealed and expires, and one of the back office is a member’s unless it says whose', () => {
  const nobody = Object.entries(endpoints).filter(
    ([, one]) => one.idempotency === 'key' && one.answerAbout === 'nobody',
  )
  // Texts of the site, terms, files, the team and the books of a day: no member's data.
  expect(nobody.map(([name]) => name).toSorted()).toEqual([
    'addAdministratorPasskey',
    'addBannerPicture',
    'explainDifference',
    'reconcile',
    'revokeAdministratorSession',
    'saveBanner',
    'saveContent',
    'saveTermsVersion',
    'withdrawTermsVersion',
  ])
})
