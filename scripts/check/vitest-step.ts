import { readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import * as z from 'zod/mini'
import { runTool } from './run-command.ts'
import type { StepResult } from './step.ts'

const jsonReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})
type Report = z.infer<typeof jsonReport>

function readReport(path: string): Report | null {
  try {
    return jsonReport.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

/** A line each, for the end of a long log: the file, the test and the first line of its error. */
function nameFailures({ testResults }: Report): readonly string[] {
  return testResults
    .filter(file => file.status === 'failed')
    .flatMap(file => {
      const path = relative(process.cwd(), file.name)
      const tests = file.assertionResults.filter(test => test.status === 'failed')
      if (tests.length === 0) return [`${path}: ${firstLine(file.message)}`]
      return tests.map(test => `${path} > ${test.fullName}: ${firstLine(test.failureMessages.join('\n'))}`)
    })
}

const firstLine = (text: string) => text.trim().split('\n')[0] ?? ''

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
  return { passed: report.numPassedTests, failed, output, failures: nameFailures(report) }
}
