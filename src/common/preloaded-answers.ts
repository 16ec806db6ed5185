import type { AppContext } from '../app/app-context.ts'
import type { AnswerName, Answers } from '../db/answer-rows.ts'
import type { UserRow } from '../db/personal-rows.ts'
import { findAnswer, openAnswer } from '../db/read-answer.ts'
import type { ReadOnlyDatabase } from '../db/read-only.ts'
import { preferences } from '../state/device/preferences.ts'
import { knownSession } from '../state/member/known-session.ts'
import { readMemberId } from '../state/member/session.ts'
import { readAge } from '../sync/queue/read-overlaid.ts'

/** Whose answer: without a member and a language, what is the same for everybody. */
export type Whose = { memberId?: string; language?: string; part?: string }

/** A small answer as the device had it when it was read. */
export interface AnswerView<Name extends AnswerName> {
  readonly name: Name
  readonly asked: string
  readonly answer: Answers[Name] | undefined
  /** When the server last confirmed it, in epoch milliseconds; `undefined`: never. */
  readonly at: number | undefined
}

/** The same question in a new object is the same question. */
export function questionOf(name: AnswerName, { memberId = '', language = '', part = '' }: Whose): string {
  return JSON.stringify([memberId, name, language, part])
}

export function readView<Name extends AnswerName>(
  db: ReadOnlyDatabase,
  name: Name,
  whose: Whose,
): Promise<AnswerView<Name>> {
  const asked = questionOf(name, whose)
  return db
    .snapshot(['answers', 'syncState'], async () => ({
      row: await findAnswer(db, name, whose),
      at: await readAge(db, { resource: name, ...whose }),
    }))
    .then(async ({ row, at }) => ({ name, asked, answer: await openAnswer(db, row), at }))
}

/** Of the last page that had something read for it. A member's is found by their own id alone. */
let ahead: { views: readonly AnswerView<AnswerName>[]; user?: UserRow | undefined } = { views: [] }

type Wanted = {
  /** Of the member whose device it is. */
  own?: readonly AnswerName[]
  everybody?: readonly AnswerName[]
  /** The same for everybody who reads the language. */
  inWords?: readonly AnswerName[]
}

/**
 * For a route's loader: asks the server without waiting for it, and reads what the device has before the page is shown, which so
 * begins with it instead of moving when it is read.
 */
export async function loadAnswers(
  { db, sync }: Pick<AppContext, 'db' | 'sync'>,
  { own = [], everybody = [], inWords = [] }: Wanted,
): Promise<void> {
  for (const name of [...everybody, ...inWords]) void sync.pull(name)
  const { language } = preferences
  const memberId = own.length > 0 ? readMemberId(await knownSession()) : undefined
  const read = (names: readonly AnswerName[], whose: Whose) => names.map(name => readView(db, name, whose))
  const ofMember = memberId === undefined ? [] : read(own, { memberId })
  const [user, ...views] = await Promise.all([
    memberId === undefined ? undefined : db.users.get(memberId),
    ...ofMember,
    ...read(everybody, {}),
    ...read(inWords, { language }),
  ])
  ahead = { views, user }
}

function isOf<Name extends AnswerName>(view: AnswerView<AnswerName>, name: Name): view is AnswerView<Name> {
  return view.name === name
}

/** What the page's loader read of it. */
export function preloadedView<Name extends AnswerName>(
  name: Name,
  asked: string,
): AnswerView<Name> | undefined {
  const view = ahead.views.find(one => one.asked === asked)
  return view && isOf(view, name) ? view : undefined
}

/** The member's own row, where the loader read something of theirs. */
export function preloadedUser(memberId: string | undefined): UserRow | undefined {
  return ahead.user?.memberId === memberId ? ahead.user : undefined
}
