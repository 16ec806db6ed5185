import { act } from 'react'
import { expect, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '../../contract/endpoints.ts'
import { asIdentifier, asLine, asText } from '../../contract/text-kinds.ts'
import { type FieldKind, fieldsOfContract } from './field-kinds.ts'
import {
  pastedIntoForms,
  pastedLines,
  pastedTexts,
  spoiledIdentifiers,
  spoiledNames,
  unseen,
} from './nasty.ts'
import { rawWords } from './raw-words.ts'

/* The sweep of a form that a test has mounted: each text field takes each nasty text while the others are as a person fills them. */

type TextField = HTMLInputElement | HTMLTextAreaElement

/** A request that the form sent. */
export interface SentCall {
  readonly path: string
  readonly body: unknown
}

interface Sweep {
  /** Grows while the form sends; the test answers every call with a refusal. */
  readonly heard: readonly SentCall[]
  /** What a person writes, by the label of the field; each another text. Fields that are not named stay as they are. */
  readonly good: Readonly<Record<string, string>>
  /** A form that asks for nothing, such as a filter: what is kept of its fields. */
  readonly kept?: () => string
  /** A form that waits for something before it sends or says why not: until that is over. */
  readonly settled?: () => Promise<void>
}

const fields = 'input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=search]'
const secrets = 'input[type=password]'

function openForm(name: string): HTMLElement {
  const form = document.querySelector(`[data-form="${name}"], [data-writes="${name}"]`)
  if (!(form instanceof HTMLElement)) throw new Error(`The form ${name} is not open`)
  return form
}

const textFieldsOf = (form: HTMLElement): TextField[] =>
  [...form.querySelectorAll<TextField>(`${fields}, ${secrets}, textarea`)].filter(one => !one.readOnly)

const labelOf = (field: TextField) => field.labels?.[0]?.textContent ?? field.ariaLabel ?? ''

/** What a browser lets through of a text that is pasted. */
function pasted(field: TextField, text: string): string {
  const line =
    field instanceof HTMLInputElement ? text.replace(/\r\n?|\n/g, ' ') : text.replace(/\r\n?/g, '\n')
  const most = Number(field.getAttribute('maxlength') ?? Number.POSITIVE_INFINITY)
  return (field.type === 'email' ? line.trim() : line).slice(0, most)
}

/** Pastes as a person does: React overrides the setter on the element to notice changes by code. */
async function paste(field: TextField, text: string) {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  const value = pasted(field, text)
  if (field.value === value) return value
  await act(async () => {
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  return value
}

/** Presses what sends it: its submit button, or the main button under a sheet. */
async function send(name: string) {
  await act(async () => {
    const form = openForm(name)
    if (form instanceof HTMLFormElement) return form.requestSubmit()
    const buttons = [...(form.closest('dialog')?.querySelectorAll('footer button') ?? [])]
    const last = buttons.at(-1)
    if (!(last instanceof HTMLButtonElement)) throw new Error(`Nothing sends ${name}`)
    last.click()
  })
  await vi.waitFor(() => expect(openForm(name).ownerDocument.querySelector('[aria-busy=true]')).toBeNull())
}

/** Calls of the contract that are sent by POST; no form here writes into the path. */
const calls = new Map(
  Object.values(endpoints)
    .filter(({ method }) => method === 'POST')
    .map(endpoint => [String(endpoint.path), endpoint]),
)
const everyField = fieldsOfContract()

/** The call as the server reads it; a call that the contract refuses fails the test. */
function readByContract({ path, body }: SentCall, place: string) {
  const endpoint = calls.get(path)
  if (endpoint === undefined) throw new Error(`${place}: no call of the contract at ${path}`)
  const read = z.safeParse(endpoint.body, body)
  expect(read.success ? [] : read.error.issues, `${place}: the contract refuses what ${path} got`).toEqual([])
  return { call: `${endpoint.method} ${endpoint.path}`, read: read.data }
}

const partOf = (whole: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      whole,
    )

/** What stands wrong at a field, or of the whole form, in words. */
function mistakes(name: string): string[] {
  const wrong = [...openForm(name).querySelectorAll('[aria-invalid=true]')].map(field => {
    const [first] = (field.getAttribute('aria-describedby') ?? '').split(' ')
    return document.getElementById(first ?? '')?.textContent ?? ''
  })
  const whole = [...document.querySelectorAll('[role=alert]')].map(one => one.textContent ?? '')
  return [...wrong, ...whole.filter(words => words !== '')]
}

/** Letters and digits alone, as they look. */
const signsOf = (text: string) =>
  asIdentifier(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether all signs of a text stand in another, in the same order. */
function isWithin(part: string, whole: string): boolean {
  let at = 0
  for (const sign of whole) if (sign === part[at]) at += 1
  return at >= part.length
}

/** What stands in a field is what was pasted, nothing else, and the page says nothing that a program says. */
function expectWords(name: string, field: TextField | undefined, typed: string, place: string) {
  const said = document.body.textContent ?? ''
  expect(rawWords.exec(said)?.[0], place).toBeUndefined()
  // A mask may set a comma and the centavos.
  const shown = signsOf(field?.value ?? '')
  const [all, withCents] = [signsOf(typed), `${signsOf(typed)}00`]
  expect(isWithin(shown, all) || isWithin(shown, withCents), `${place}: shows ${field?.value}`).toBe(true)
  for (const words of mistakes(name)) expect(words, `${place}: a mistake without words`).toMatch(/\p{L}{2}/u)
}

interface Target {
  readonly call: string
  readonly path: string
  readonly kind: FieldKind
}

/** Which field of the contract a field of the form fills: the one that holds its text. */
function targetOf(sent: ReturnType<typeof readByContract>, good: string): Target | undefined {
  const ofCall = everyField.filter(({ call }) => call === sent.call && good !== '')
  const read = (path: string) => String(partOf(sent.read, path) ?? '')
  return (
    ofCall.find(({ path }) => read(path) === good) ??
    ofCall.find(({ path }) => signsOf(read(path)) === signsOf(good))
  )
}

/** Texts for a field of this kind, and what the server reads of each; `undefined` for what may be refused. */
function tableOf(kind: FieldKind | undefined, good: string, read: unknown): [string, string, unknown][] {
  const any = [
    ...Object.entries(pastedIntoForms),
    ...unseen.map((text, at) => [`unseen ${at}`, text] as const),
  ]
  const table: [string, string, unknown][] = any.map(([what, text]) => [what, text, undefined])
  table.push(['that never ends', good + 'a'.repeat(5_000), undefined])
  const spoilt = (spoils: typeof spoiledNames) =>
    Object.entries(spoils).map(([what, spoil]): [string, string, unknown] => [what, spoil(good), read])
  if (kind === 'identifier') return [...table, ...spoilt(spoiledIdentifiers)]
  if (kind === 'name') return [...table, ...spoilt(spoiledNames)]
  if (kind !== 'line' && kind !== 'text') return table
  const clean = kind === 'line' ? asLine : asText
  const texts = Object.entries(pastedTexts).map(([what, [text, kept]]) => [what, text, kept] as const)
  const lines = Object.entries(pastedLines).map(([what, [text, kept]]) => [what, text, clean(kept)] as const)
  return [
    ...table,
    ...[...texts, ...lines].map(([what, text, kept]): [string, string, unknown] => [what, text, kept]),
  ]
}

/** Each text field of an open form takes each nasty text: what is sent the contract takes, and where nothing is sent words say why. */
export async function sweepForm(name: string, { heard, good, kept, settled }: Sweep): Promise<void> {
  const all = () => textFieldsOf(openForm(name))
  expect(all().length, `${name} has a text field`).toBeGreaterThan(0)
  const started = all().map(field => good[labelOf(field)] ?? field.value)
  /** Fills the form as a person does, one field with another text, and sends it. */
  const sendWith = async (place: string, nasty?: readonly [at: number, text: string]) => {
    const before = heard.length
    let typed = ''
    for (const [at, field] of all().entries()) {
      const text = nasty?.[0] === at ? nasty[1] : (started[at] ?? '')
      const value = await paste(field, text)
      if (nasty?.[0] === at) typed = value
    }
    await send(name)
    await settled?.()
    return { typed, sent: heard.slice(before).map(one => readByContract(one, place)) }
  }
  const { sent } = await sendWith(name)
  const plain = sent.at(-1)
  const why = () => `${name} sends what a person fills in: ${all().map(labelOf)}: ${mistakes(name)}`
  expect(plain ?? kept?.(), why()).toBeTruthy()
  for (const [at, text] of started.entries()) {
    const label = labelOf(all()[at] ?? all()[0] ?? document.createElement('input'))
    const target = plain && targetOf(plain, text)
    const table = tableOf(target?.kind, text, target && partOf(plain?.read, target.path))
    for (const [what, nasty, expected] of table) {
      const place = `${name}, ${label}, ${what}`
      const now = await sendWith(place, [at, nasty])
      expectWords(name, all()[at], now.typed, place)
      const last = now.sent.at(-1)
      const wasTaken = last !== undefined || kept !== undefined
      expect(wasTaken || mistakes(name).length > 0, `${place}: neither sent nor said why not`).toBe(true)
      if (expected !== undefined && target)
        expect([place, last && partOf(last.read, target.path)]).toEqual([place, expected])
    }
  }
}
