import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10

function readStat(pid: string): { parent: number; ticks: number } | undefined {
  try {
    // The name in parentheses may hold spaces: what is counted comes after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
  } catch {
    return undefined
  }
}

/**
 * Processor milliseconds that these processes and their children have used so far: what a thing costs, whatever else the
 * machine is doing. `NaN` where there is no /proc.
 */
export function readCpuMs(pids: readonly number[]): number {
  if (!existsSync('/proc')) return Number.NaN
  const processes = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const ours = processes.flatMap(pid => {
    const stat = readStat(pid)
    return stat && (pids.includes(Number(pid)) || pids.includes(stat.parent)) ? [stat.ticks] : []
  })
  return ours.length === 0 ? Number.NaN : ours.reduce((sum, ticks) => sum + ticks, 0) * tickMs
}
