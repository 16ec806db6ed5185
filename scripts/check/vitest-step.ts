import { readFileSync, rmSync } from 'node:fs'
import * as z from 'zod/mini'
import { runTool } from './run-command.ts'
import type { StepResult } from './step.ts'

const jsonReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

function readReport(path: string): z.infer<typeof jsonReport> | null {
  try {
    return jsonReport.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

/** Runs one project of vitest. A file that breaks before its first test counts as one failure, and so does an empty run. */
export async function runVitest(project: string): Promise<StepResult> {
  const reportPath = `.tmp/vitest-${project}.json`
  rmSync(reportPath, { force: true })
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportPath}`,
  ]
  const { code, output } = await runTool('node_modules/vitest/vitest.mjs', args)
  const report = readReport(reportPath)
  if (!report) return { passed: 0, failed: 1, output }
  const brokenFiles = report.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failures = report.numFailedTests + brokenFiles.length
  const isUnexplained = failures === 0 && (code !== 0 || report.numPassedTests === 0)
  const failed = isUnexplained ? 1 : failures
  return { passed: report.numPassedTests, failed, output }
}
