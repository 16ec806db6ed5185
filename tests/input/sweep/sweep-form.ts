import { asIdentifier, asLine, asText } from '../../../contract/text-kinds.ts'
import { type FieldKind, fieldsOfContract } from '../field-kinds.ts'
import {
  pastedIntoForms,
  pastedLines,
  pastedTexts,
  spoiledIdentifiers,
  spoiledNames,
  unseen,
} from '../nasty.ts'
import { rawWords } from '../raw-words.ts'
import {
  labelOf,
  mistakesOf,
  openDialogs,
  openForm,
  paste,
  send,
  type TextField,
  textFieldsOf,
  until,
} from './form-in-page.ts'
import { readByContract, type SentCall } from './refuse-writes.ts'

/* The sweep of every form, which runs in the page: each text field takes each nasty text, and the form is sent with it. */

export interface Sweep {
  /** Grows while the form sends; every call is answered with a refusal. */
  readonly sent: readonly SentCall[]
  /** No answer is on its way. */
  readonly isIdle: () => boolean
  /** A person's texts, by the label of the field; each another text. Where they are known each field is swept alone, else all together. */
  readonly good?: Readonly<Record<string, string>>
  /** So many of the texts the form has taken already, before it closed and was opened again. */
  readonly taken?: number
  /** A form that sends nothing, such as a filter: what is kept of its fields. */
  readonly kept?: () => string
}

export interface SweepEnd {
  /** Texts that the form was sent with. */
  readonly tried: number
  /** In words: the form, the field, the text, and what was wrong. */
  readonly faults: readonly string[]
}

const everyField = fieldsOfContract()

const partOf = (whole: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      whole,
    )

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

/** The field shows what was pasted and nothing else; a mask may set a comma and the centavos. */
function showsOther(field: TextField, typed: string): boolean {
  const shown = signsOf(field.value)
  return !isWithin(shown, signsOf(typed)) && !isWithin(shown, `${signsOf(typed)}00`)
}

interface Target {
  readonly path: string
  readonly kind: FieldKind
}
type Read = ReturnType<typeof readByContract>

/** Which field of the contract a field of the form fills: the one that holds its text. */
function targetOf(plain: Read | undefined, good: string): Target | undefined {
  const ofCall = everyField.filter(({ call }) => call === plain?.call && good !== '')
  const read = (path: string) => String(partOf(plain?.read, path) ?? '')
  return (
    ofCall.find(({ path }) => read(path) === good) ??
    ofCall.find(({ path }) => signsOf(read(path)) === signsOf(good))
  )
}

type Row = readonly [what: string, text: string, expected: unknown]

/** Texts for a field of this kind, and what the server reads of each; `undefined` for what may be refused. */
function tableOf(kind: FieldKind | undefined, good: string, read: unknown): readonly Row[] {
  const table: Row[] = [
    ...Object.entries(pastedIntoForms).map(([what, text]): Row => [what, text, undefined]),
    ...unseen.map((text, at): Row => [`unseen ${at}`, text, undefined]),
    ['that never ends', good + 'a'.repeat(5_000), undefined],
  ]
  const spoilt = (spoils: typeof spoiledNames) =>
    Object.entries(spoils).map(([what, spoil]): Row => [what, spoil(good), read])
  if (kind === 'identifier') return [...table, ...spoilt(spoiledIdentifiers)]
  if (kind === 'name') return [...table, ...spoilt(spoiledNames)]
  if (kind !== 'line' && kind !== 'text') return table
  const clean = kind === 'line' ? asLine : asText
  const texts = Object.entries(pastedTexts).map(([what, [text, kept]]): Row => [what, text, kept])
  const lines = Object.entries(pastedLines).map(([what, [text, kept]]): Row => [what, text, clean(kept)])
  return [...table, ...texts, ...lines]
}

const readFaults = (read: readonly Read[]) =>
  read
    .filter(({ issues }) => issues.length > 0)
    .map(({ call, issues }) => `the contract refuses what ${call} got: ${issues}`)

/** What is wrong with what the page and the form say after the fields took these texts. */
function shownFaults(name: string, typed: readonly string[]): string[] {
  const form = openForm(name)
  const said = document.body.innerText
  const raw = rawWords.exec(said)?.[0]
  const fields = textFieldsOf(form)
  const others =
    fields.length === typed.length ? fields.filter((one, at) => showsOther(one, typed[at] ?? '')) : []
  return [
    ...(raw === undefined ? [] : [`the page says ${raw}`]),
    ...(said.length < 20 ? ['a white page'] : []),
    ...(mistakesOf(form).every(words => /\p{L}{2}/u.test(words)) ? [] : ['a mistake without words']),
    ...others.map(field => `${labelOf(field)} shows ${field.value}`),
  ]
}

/** Sweeps a form that is open. What it sends the contract takes, and where it sends nothing, words say why. */
export async function sweepForm(
  name: string,
  { sent, isIdle, good, taken = 0, kept }: Sweep,
): Promise<SweepEnd> {
  const faults: string[] = []
  let tried = 0
  const all = () => textFieldsOf(openForm(name))
  const started = all().map(field => good?.[labelOf(field)] ?? field.value)
  const dialogs = openDialogs().length
  /** It asks something over the form. */
  const isAsking = () => openDialogs().length > dialogs
  /** It went on to its next step, or what it asks cannot be taken back. */
  const isOver = () => all().length === 0 || isAsking()

  /** Fills its fields and sends it; what the server reads of what was sent. */
  const sendWith = async (place: string, textOf: (field: TextField, at: number) => string) => {
    const before = sent.length
    const typed = all().map((field, at) => paste(field, textOf(field, at)))
    const form = openForm(name)
    if (form) send(form)
    tried += 1
    const isAnswered = () => sent.length > before || mistakesOf(openForm(name)).length > 0 || isOver()
    const wasAnswered = await until(isIdle, () => kept !== undefined || isAnswered())
    if (!wasAnswered) faults.push(`${place}: neither sent nor said why not`)
    const read = sent.slice(before).map(readByContract)
    faults.push(...[...readFaults(read), ...shownFaults(name, typed)].map(fault => `${place}: ${fault}`))
    // Back to the form, as Escape leads there.
    openDialogs()
      .slice(dialogs)
      .at(-1)
      ?.dispatchEvent(new Event('cancel', { cancelable: true }))
    await until(isIdle, () => !isAsking())
    return read
  }

  if (good === undefined) {
    for (const [what, text] of Object.entries(pastedIntoForms).slice(taken))
      if (!isOver()) await sendWith(`${name}, ${what}`, () => text)
    return { tried, faults }
  }

  const labels = all().map(labelOf)
  const missing = Object.keys(good).filter(label => !labels.includes(label))
  if (missing.length > 0) return { tried, faults: [`${name} has no field ${missing}, but ${labels}`] }
  const plain = (await sendWith(name, (_, at) => started[at] ?? '')).at(-1)
  if (!plain && !kept?.())
    faults.push(`${name}: does not send what a person fills in: ${mistakesOf(openForm(name))}`)
  for (const [at, text] of started.entries()) {
    const target = targetOf(plain, text)
    const wanted = target && partOf(plain?.read, target.path)
    for (const [what, nasty, expected] of tableOf(target?.kind, text, wanted)) {
      const place = `${name}, ${labels[at]}, ${what}`
      const read = await sendWith(place, (_, of) => (of === at ? nasty : (started[of] ?? '')))
      const meant = target && partOf(read.at(-1)?.read, target.path)
      if (expected !== undefined && target && meant !== expected)
        faults.push(`${place}: read as ${JSON.stringify(meant)}, not ${JSON.stringify(expected)}`)
    }
  }
  return { tried, faults }
}
