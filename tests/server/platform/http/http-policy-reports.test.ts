import { afterAll, beforeAll, expect, test } from 'vitest'
import { readReports } from '../../../../server/platform/http/policy-reports.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const report = (payload: string, type: string) =>
  world.app.inject({ method: 'POST', url: '/api/reports', headers: { 'content-type': type }, payload })
const counted = async () => (await world.app.inject('/metrics')).body

test('pages demand trusted types and name where violations are reported', async () => {
  const { headers } = await world.app.inject('/some/page')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain('trusted-types default')
  expect(policy).toContain('report-to policy')
  expect(headers['reporting-endpoints']).toBe('policy="/api/reports"')
})

test('a violation is counted and logged without query, ids and full addresses', async () => {
  const body = {
    type: 'csp-violation',
    age: 1,
    url: 'https://www.example/register?code=SECRET1',
    body: {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/steal.js?token=SECRET2',
      documentURL: 'https://www.example/order-center/0192f0c1-aaaa?cpf=SECRET3',
      sample: 'SECRET4',
    },
  }
  const answer = await report(JSON.stringify([body]), 'application/reports+json')
  expect(answer.statusCode).toBe(204)
  expect(await counted()).toContain('policy_reports_total{directive="script-src-elem"} 1')
  const line = world.logged()
  expect(line).toContain('"blocked":"https://evil.example"')
  expect(line).toContain('"page":"/order-center/:id"')
  expect(line).not.toMatch(/SECRET/)
})

test('a report of the older form is understood as well', () => {
  const older = {
    'csp-report': {
      'violated-directive': 'require-trusted-types-for',
      'blocked-uri': 'trusted-types-sink',
      'document-uri': 'https://www.example/',
    },
  }
  expect(readReports(JSON.stringify(older))).toEqual([
    { directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', page: '/' },
  ])
})

test.each(['', 'no json', '[]', '{}', '[{"type":"csp-violation"}]', '[null]', '{"csp-report":3}'])(
  'a report that is none is answered like any other: %s',
  async payload => {
    expect((await report(payload, 'application/csp-report')).statusCode).toBe(204)
  },
)

test('a directive of nobody becomes no new series of the metrics', async () => {
  const made = { 'csp-report': { 'effective-directive': 'made-up', 'blocked-uri': '', 'document-uri': '' } }
  await report(JSON.stringify(made), 'application/csp-report')
  expect(await counted()).toContain('policy_reports_total{directive="other"}')
  expect(await counted()).not.toContain('made-up')
})

test('a report larger than 16 KB is refused', async () => {
  expect((await report('x'.repeat(17_000), 'application/csp-report')).statusCode).toBe(413)
})
