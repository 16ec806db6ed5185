import fc from 'fast-check'
import type { LedgerWorld } from '../ledger/ledger-world.ts'
import { type HistoryStep, type StepKind, stepKinds } from './history-steps.ts'
import { runAtOnce, runHistory } from './run-history.ts'

const often: readonly StepKind[] = [
  'deposit',
  'bet',
  'win',
  'rollback',
  'round',
  'grant',
  'hold',
  'game',
  'game-more',
]

const step: fc.Arbitrary<HistoryStep> = fc.record({
  do: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...stepKinds) },
    { weight: 1, arbitrary: fc.constantFrom(...often) },
  ),
  index: fc.nat({ max: 3 }),
})

interface Check {
  readonly runs: number
  readonly longest: number
  /** Given by a failure's report: the same histories again. */
  readonly seed?: number
  readonly isStrict?: boolean
  /** Ends in good order after that time, with fewer histories, or with a failure that is not yet the shortest. */
  readonly withinMs: number
}

/**
 * Random histories of one member each, one step after the other, on the real ledger: every invariant of
 * server/wallet/README.md, `ml_money` after each step, and each cause paid once. Fails with the shortest history that breaks it.
 */
export function checkHistories(world: LedgerWorld, check: Check): Promise<void> {
  return look(check, history => runHistory(world, history, { isStrict: check.isStrict ?? false }))
}

/** The same, all steps of a history at once. */
export function checkAtOnce(world: LedgerWorld, check: Check): Promise<void> {
  return look(check, history => runAtOnce(world, history))
}

async function look(
  { runs, longest, seed, withinMs }: Check,
  run: (history: readonly HistoryStep[]) => Promise<void>,
): Promise<void> {
  const histories = fc.array(step, { minLength: 1, maxLength: longest, size: 'max' })
  const limits = { numRuns: runs, interruptAfterTimeLimit: withinMs, ...(seed !== undefined && { seed }) }
  const result = await fc.check(fc.asyncProperty(histories, run), limits)
  if (!result.failed || result.counterexample === null) return
  const { errorInstance, numRuns, numShrinks } = result
  const found = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  throw new Error(
    `${found}\nHISTORY_SEED=${result.seed}: after ${numRuns} histories, shortened ${numShrinks} times`,
  )
}
