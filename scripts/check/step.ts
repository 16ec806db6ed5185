/** What a step of the check found. `passed` and `failed` count tests; a step that is no test run counts as one. */
export type StepResult = {
  passed: number
  failed: number
  output: string
  /** What failed, a line each: the last lines of `npm test` repeat them. */
  failures?: readonly string[]
  /** Worth reading although nothing failed. */
  remark?: string
}

export type Step = {
  name: string
  /** What it makes sure of, as the summary shows it. */
  title: string
  /** Steps that must have ended well before; when one failed, this one fails without running. */
  needs?: readonly string[]
  /** Runs while nothing else does: tests that measure locks and time out on a crowded machine. */
  isAlone?: boolean
  run: () => Promise<StepResult>
}

export type StepReport = StepResult & { name: string; title: string; seconds: number }

export const succeeded = (output: string): StepResult => ({ passed: 1, failed: 0, output })

export const failed = (output: string): StepResult => ({ passed: 0, failed: 1, output })

/** One problem a line; without problems a success whose output is `summary`. */
export const fromProblems = (problems: readonly string[], summary: string): StepResult =>
  problems.length === 0 ? succeeded(summary) : failed(problems.join('\n'))
