import { expect, test } from 'vitest'
import { judgeAudit } from '../../../scripts/check/audit-packages.ts'

const reported = (...severities: string[]) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      severities.map((severity, at) => [`p${at}`, { name: `p${at}`, severity, isDirect: false }]),
    ),
  })

test('a known vulnerability of high severity fails the check and is named', () => {
  expect(judgeAudit(reported('low', 'critical'))).toMatchObject({ failed: 1, output: 'p1: critical' })
  expect(judgeAudit(reported('high'))).toMatchObject({ failed: 1 })
})

test('a lower severity is remarked upon', () => {
  expect(judgeAudit(reported('moderate'))).toMatchObject({ failed: 0, remark: expect.stringContaining('p0') })
  expect(judgeAudit(reported())).toEqual({ passed: 1, failed: 0, output: '' })
})

test('a registry that answers no audits is named and fails nothing', () => {
  for (const answer of ['', 'no json', JSON.stringify({ statusCode: 405, error: { summary: '' } })])
    expect(judgeAudit(answer)).toMatchObject({ failed: 0, remark: expect.stringContaining('no audits') })
})
