import type { Locator, Page } from '@playwright/test'
import { word } from '../e2e/support/words.ts'
import { anySentence, type Meaning, meaningOf } from './sentences.ts'

/** `patient`: waits where the screen says that it is finding out. `hasty`: presses again at once. */
export type Temper = 'patient' | 'hasty'

export interface Intent {
  /** In a few words, for the report. */
  readonly name: string
  /** All that has to be done for it from wherever the screen stands: it may be done again. */
  readonly act: () => Promise<unknown>
  /** What the screen shows when it has happened. */
  readonly done: Locator
  /** How many of it the server has; where it is nothing that the server keeps, absent. */
  readonly count?: () => Promise<number>
}

/** In this order: the wanted screen is there; only a sentence says that it has happened; a breach is recorded. */
export type Got = 'shown' | 'told' | 'given-up'

export interface UserBot {
  readonly page: Page
  /** Does it, and goes on as a person would until the screen says that it is done. */
  readonly get: (intent: Intent) => Promise<Got>
  /** Opens an address as a browser's bar does. */
  readonly open: (path: string, landmark: Locator) => Promise<Got>
  /** Waits for what has to come automatically. */
  readonly see: (name: string, what: Locator) => Promise<void>
  /** What was said on the way, other than that it is done. */
  readonly reported: readonly string[]
  readonly breaches: readonly string[]
  readonly complain: (breach: string) => void
}

type Received =
  | { kind: 'done' }
  | { kind: 'trouble' }
  | { kind: Meaning; words: string }
  | { kind: 'silence' }

/** Longer than any timeout of a call, on a machine with other things to do. */
const patienceMs = 60_000
/** Longer than the engine takes to ask what became of a call. */
const settledMs = 90_000
const mostTries = 8
const secondLookMs = 5_000
/** Longer than a toast is shown. */
const toastMs = 7_000
/** The line is away for less than that. A bot that is refused at once would make its eight tries before it is back. */
const leastMs = 5_000

/** A user on a poor mobile line: reads what the screen says, believes it, and is asked afterwards whether it was true. */
export function createUserBot(page: Page, temper: Temper): UserBot {
  const reported: string[] = []
  const breaches: string[] = []
  /** Names of actions whose result the screen called unknown: their news comes later, whatever the bot does by then. */
  const owedNews = new Set<string>()
  /** Before anything of the app came the browser has nothing else to show. */
  let wasHere = page.url() !== 'about:blank'
  const say = (name: string, words: string) => reported.push(`${name}: ${words}`)
  const complain = (breach: string) => breaches.push(breach)
  // Of a page that failed, or of a note that stays until it is answered.
  const trouble = page.locator('[role=alert], [role=status]')
  const button = page.getByRole('button', { name: word('Try again'), exact: true }).filter({ visible: true })
  const tryAgain = trouble.locator(button).first()
  const sentence = (meanings: readonly Meaning[]) =>
    page.getByText(anySentence(meanings)).filter({ visible: true }).first()

  async function listen(done: Locator, meanings: readonly Meaning[], timeout: number): Promise<Received> {
    const shown = done.filter({ visible: true }).first()
    const words = sentence(meanings)
    const anything = shown.or(words).or(tryAgain).first()
    if (!(await isThere(anything, timeout))) return { kind: 'silence' }
    if (await shown.isVisible()) {
      wasHere = true
      return { kind: 'done' }
    }
    const text = await words.textContent({ timeout: 200 }).catch(() => null)
    const kind = text === null ? undefined : meaningOf(text)
    return kind === undefined || text === null ? { kind: 'trouble' } : { kind, words: text }
  }

  /** One try, and what the screen said of it in the end. */
  async function attempt({ name, act, done }: Intent): Promise<Received> {
    const failure = await act().then(
      () => undefined,
      (error: unknown) => firstLine(error),
    )
    if (failure !== undefined) say(name, `(${failure})`)
    const timeout = failure === undefined ? patienceMs : 1_000
    const received = await listenOf(name, done, timeout)
    if (received.kind === 'silence' && failure !== undefined) return { kind: 'trouble' }
    if (received.kind !== 'unknown') return received
    say(name, received.words)
    owedNews.add(name)
    return temper === 'patient' ? listen(done, ['late', 'nothing'], settledMs) : received
  }

  /** News of what was wished for before, and stands on the screen already, is put away: what is wished for now is waited for. */
  async function listenOf(name: string, done: Locator, timeout: number): Promise<Received> {
    const meanings = ['late', 'nothing', 'unknown', 'again'] as const
    const received = await listen(done, meanings, timeout)
    if (received.kind !== 'late' || owedNews.size === 0 || owedNews.has(name)) return received
    say(name, `(of what was before) ${received.words}`)
    owedNews.clear()
    await putAside()
    return listen(done, meanings, timeout)
  }

  /** Whether what was said is so. */
  async function check({ name, count, done }: Intent, received: Received, before: number): Promise<void> {
    if (!count) return
    const change = (await count()) - before
    if ((received.kind === 'done' || received.kind === 'late') && change !== 1) {
      complain(`${name}: the screen says that it is done, the server has ${change} of it`)
    }
    if (received.kind !== 'nothing' || change === 0) return
    // The words are of the press before; this one is shown as done a moment later.
    if (await isThere(done.filter({ visible: true }).first(), secondLookMs)) return
    const isStillSaid = await sentence(['nothing']).isVisible()
    if (isStillSaid) complain(`${name}: "${received.words}", but the server has ${change} of it`)
  }

  /** What the person does about what they heard, before they try again; a silence is the end of it. */
  async function react(name: string, received: Received): Promise<void> {
    if (received.kind === 'silence') complain(`${name}: the screen says nothing`)
    if (received.kind === 'nothing' || received.kind === 'late') owedNews.delete(name)
    if (received.kind === 'nothing' || received.kind === 'late' || received.kind === 'again')
      say(name, received.words)
    if (received.kind === 'trouble') await leaveTrouble(name)
    // What came meanwhile was not read yet, and may be the news that is waited for.
    if (received.kind !== 'unknown') await putAside()
  }

  async function get(intent: Intent): Promise<Got> {
    const { name, count, done } = intent
    const before = count ? await count() : 0
    const startedAt = Date.now()
    for (let tries = 0; tries < mostTries || Date.now() - startedAt < leastMs; tries++) {
      // It may have come automatically while the words were read.
      const isDone = tries > 0 && (await done.filter({ visible: true }).first().isVisible())
      const received: Received = isDone ? { kind: 'done' } : await attempt(intent)
      await check(intent, received, before)
      if (received.kind === 'done') return 'shown'
      await react(name, received)
      if (received.kind === 'late') return 'told'
      if (received.kind === 'silence') return 'given-up'
    }
    complain(`${name}: not done after ${mostTries} tries and more`)
    return 'given-up'
  }

  /** The button of a page that did not come; the page behind it is waited for by the next try. */
  async function leaveTrouble(name: string): Promise<void> {
    const panel = trouble.filter({ has: button }).first()
    const words = await panel.textContent({ timeout: 200 }).catch(() => null)
    if (wasHere && page.url().startsWith('chrome-error'))
      complain(`${name}: the browser shows its own error page`)
    if (words === null) return
    say(name, words)
    await tryAgain.click({ timeout: 2_000 }).catch(() => undefined)
  }

  /** What was read is put away, so that it is not taken for news of the next try. */
  async function putAside(): Promise<void> {
    const dismiss = page.getByRole('button', { name: word('Dismiss'), exact: true })
    for (let toast = 0; toast < 3 && (await dismiss.first().isVisible()); toast++) {
      await dismiss
        .first()
        .click({ timeout: 1_000 })
        .catch(() => undefined)
    }
    // Over an open dialog it cannot be pressed, and goes automatically.
    await dismiss
      .first()
      .waitFor({ state: 'hidden', timeout: toastMs })
      .catch(() => undefined)
  }

  return {
    page,
    reported,
    breaches,
    complain,
    get,
    open: (path, landmark) =>
      get({
        name: `open ${path}`,
        act: () => page.goto(path, { waitUntil: 'domcontentloaded', timeout: patienceMs }),
        done: landmark,
      }),
    see: async (name, what) => {
      if (!(await isThere(what.filter({ visible: true }).first(), settledMs))) {
        complain(`${name}: not seen after ${settledMs / 1000} s`)
      }
    },
  }
}

async function isThere(what: Locator, timeout: number): Promise<boolean> {
  return what.waitFor({ timeout }).then(
    () => true,
    () => false,
  )
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}
