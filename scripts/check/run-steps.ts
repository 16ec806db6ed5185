import { failed, type Step, type StepReport, type StepResult } from './step.ts'

type Running = Map<string, { isAlone: boolean; done: Promise<void> }>

const messageOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

async function runGuarded(step: Step, reports: ReadonlyMap<string, StepReport>): Promise<StepResult> {
  const broken = (step.needs ?? []).filter(name => (reports.get(name)?.failed ?? 0) > 0)
  if (broken.length > 0) return failed(`not run, because ${broken.join(', ')} failed`)
  try {
    return await step.run()
  } catch (error) {
    return failed(messageOf(error))
  }
}

function isStartable(step: Step, running: Running, waiting: readonly Step[], width: number): boolean {
  const isBlocked = (step.needs ?? []).some(
    name => running.has(name) || waiting.some(other => other.name === name),
  )
  if (isBlocked || running.size >= width) return false
  return running.size === 0 || !(step.isAlone || [...running.values()].some(other => other.isAlone))
}

/**
 * Runs every step, up to `width` at once, each after those it needs; one failure stops no other. Reports come to
 * `onReport` as they end and are answered in the order of `steps`.
 */
export async function runSteps(
  steps: readonly Step[],
  width: number,
  onReport: (report: StepReport) => void,
): Promise<StepReport[]> {
  const reports = new Map<string, StepReport>()
  const running: Running = new Map()
  const waiting = [...steps]

  async function runOne(step: Step): Promise<void> {
    const startedAt = performance.now()
    const result = await runGuarded(step, reports)
    const seconds = (performance.now() - startedAt) / 1000
    const report = { ...result, name: step.name, title: step.title, seconds }
    reports.set(step.name, report)
    running.delete(step.name)
    onReport(report)
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(step => isStartable(step, running, waiting, width))
    if (next) {
      waiting.splice(waiting.indexOf(next), 1)
      // Entered before it starts, so that a step that ends at once still finds itself to leave.
      const entry = { isAlone: next.isAlone ?? false, done: Promise.resolve() }
      running.set(next.name, entry)
      entry.done = runOne(next)
    } else {
      await Promise.race([...running.values()].map(entry => entry.done))
    }
  }
  return steps.flatMap(step => reports.get(step.name) ?? [])
}
