import { type StepResult, succeeded } from './step.ts'

/** How much of the contract is still promised only: a figure to read, not a fault. */
export async function countPlannedCalls(): Promise<StepResult> {
  // Loaded here: a contract that does not load must fail this step and not the whole check.
  const { endpoints } = await import('../../contract/endpoints.ts')
  const all = Object.values(endpoints)
  const planned = all.filter(endpoint => endpoint.state === 'planned')
  return succeeded(`${planned.length} of ${all.length} calls remain planned`)
}
