import { boundRules } from './bound-rules.ts'
import { Breach, expectSame } from './breach.ts'
import { promotionRules } from './promotion-rules.ts'
import type { Answer, Call } from './protocol-client.ts'
import { doorRules, moneyRules, type Rule } from './rules.ts'
import { type Bounds, openTable } from './table.ts'

export interface Verdict {
  readonly rule: string
  /** `undefined`: the rule was kept. */
  readonly breach: string | undefined
}

const asSession = 'a launch token becomes a session, and the same one when it is asked again'

/** Plays a provider with one launch token (60 s old at most) and says of each rule whether it was kept. */
export async function checkProvider(call: Call, token: string): Promise<readonly Verdict[]> {
  const opened: { answer?: Answer } = {}
  const first = await verdictOf(asSession, async () => {
    opened.answer = await call('authenticate', { token })
    if (opened.answer.session === undefined || boundsOf(opened.answer) === undefined)
      throw new Breach(`authenticate: ${JSON.stringify(opened.answer)}`)
    expectSame(await call('authenticate', { token }), opened.answer, 'the token again')
  })
  const { answer } = opened
  const gameId = answer?.game_id
  const bounds = answer && boundsOf(answer)
  if (answer?.session === undefined || bounds === undefined || typeof gameId !== 'string') return [first]
  const table = openTable(call, answer.session, gameId, bounds)
  const verdicts = [first]
  const rules: readonly Rule[] = [...doorRules, ...moneyRules, ...boundRules, ...promotionRules]
  // One after the other: each reads the balance before and after.
  for (const { name, check } of rules) verdicts.push(await verdictOf(name, () => check(table)))
  return verdicts
}

function boundsOf({ min_bet: least, max_bet: most }: Answer): Bounds | undefined {
  return least === undefined || most === undefined ? undefined : { least, most }
}

async function verdictOf(rule: string, check: () => Promise<void>): Promise<Verdict> {
  try {
    await check()
    return { rule, breach: undefined }
  } catch (error) {
    // An answer that is none of the protocol's breaks the rule as well.
    return { rule, breach: error instanceof Error ? error.message : String(error) }
  }
}
