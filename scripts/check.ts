import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runSteps } from './check/run-steps.ts'
import type { StepReport } from './check/step.ts'
import { STEPS } from './check/steps.ts'

/** Two cores: one step more would only make each slower. */
const WIDTH = 2
/** Read by scripts/test.js, which adds the browser tests and counts. */
const REPORT = '.tmp/check.json'
/** More than fits a screen goes to a file of its own. */
const MOST_LINES = 60
/** Steps whose words are worth reading when they pass, too. */
const Reporting = new Set(['planned', 'size'])

function print(report: StepReport): void {
  const mark = report.failed === 0 ? 'ok    ' : 'FAILED'
  const tests = report.passed + report.failed > 1 ? ` (${report.passed} passed, ${report.failed} failed)` : ''
  console.log(`${mark} ${report.title}${tests} ${report.seconds.toFixed(1)} s`)
  if (report.failed > 0 || Reporting.has(report.name)) console.log(shorten(report).replace(/^/gm, '       '))
  else if (report.remark) console.log(report.remark.replace(/^/gm, '       '))
}

/** The end of a long output, where tools put what matters; the whole of it lies in `.tmp/`. */
function shorten({ name, output }: StepReport): string {
  const lines = output.split('\n')
  if (lines.length <= MOST_LINES) return output
  const path = `.tmp/check-${name}.log`
  writeFileSync(path, output)
  return [`... ${lines.length} lines, all of them in ${path}`, ...lines.slice(-MOST_LINES)].join('\n')
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
  const only = values.only?.flatMap(names => names.split(','))
  const unknown = only?.filter(name => !STEPS.some(step => step.name === name)) ?? []
  if (unknown.length > 0) {
    console.error(
      `No such step: ${unknown.join(', ')}. There are: ${STEPS.map(step => step.name).join(', ')}`,
    )
    return 2
  }
  mkdirSync('.tmp', { recursive: true })
  const reports = await runSteps(only ? STEPS.filter(step => only.includes(step.name)) : STEPS, WIDTH, print)
  const counts = reports.map(({ output, ...counted }) => counted)
  writeFileSync(REPORT, JSON.stringify(counts, null, 2))
  const broken = reports.filter(report => report.failed > 0)
  console.log(
    broken.length === 0 ? 'check: all well' : `check: ${broken.map(report => report.name).join(', ')} failed`,
  )
  return broken.length === 0 ? 0 : 1
}

process.exitCode = await main()
