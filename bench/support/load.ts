import { percentile } from './figure.ts'

export interface Throughput {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Processor milliseconds for one, of everybody who had a part in it. */
  readonly costMs: number
}

/** So many lanes, each doing one thing after the other, for so long. A lane that throws ends the bench. */
export async function underLoad(
  lanes: number,
  seconds: number,
  act: (lane: number) => Promise<unknown>,
  readCpuMs: () => number = () => Number.NaN,
): Promise<Throughput> {
  const took: number[] = []
  const cpuBefore = readCpuMs()
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  const run = async (lane: number) => {
    for (let at = performance.now(); at < endsAt; ) {
      await act(lane)
      const doneAt = performance.now()
      took.push(doneAt - at)
      at = doneAt
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)))
  const elapsed = (performance.now() - startedAt) / 1000
  const costMs = (readCpuMs() - cpuBefore) / took.length
  return { perSecond: took.length / elapsed, p50: percentile(took, 50), p99: percentile(took, 99), costMs }
}

/** Runs code often enough to be compiled, however busy the machine is; 15 seconds at most. */
export async function warmUp(
  lanes: number,
  times: number,
  act: (lane: number) => Promise<unknown>,
): Promise<void> {
  let left = times
  const endsAt = performance.now() + 15_000
  const run = async (lane: number) => {
    for (; left > 0 && performance.now() < endsAt; left -= 1) await act(lane)
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)))
}
