import { expect, test } from 'vitest'
import { runSteps } from '../../../scripts/check/run-steps.ts'
import { failed, type Step, succeeded } from '../../../scripts/check/step.ts'

function createWorld() {
  const log: string[] = []
  const steps: Step[] = []
  function add(name: string, options: Partial<Step> = {}) {
    const run = async () => {
      log.push(`+${name}`)
      await new Promise(resolve => setImmediate(resolve))
      log.push(`-${name}`)
      return succeeded('')
    }
    steps.push({ name, title: name, run, ...options })
  }
  return { log, steps, add, run: (width = 2) => runSteps(steps, width, () => undefined) }
}

test('two steps run side by side and a third waits', async () => {
  const world = createWorld()
  for (const name of ['a', 'b', 'c']) world.add(name)
  await world.run()
  expect(world.log.slice(0, 2)).toEqual(['+a', '+b'])
  expect(world.log.indexOf('+c')).toBeGreaterThan(world.log.indexOf('-a'))
})

test('a step that wants to be alone waits for the others, and they for it', async () => {
  const world = createWorld()
  world.add('a')
  world.add('alone', { isAlone: true })
  world.add('b')
  await world.run()
  const start = world.log.indexOf('+alone')
  expect(world.log[start + 1]).toBe('-alone')
})

test('a step runs after the one it needs', async () => {
  const world = createWorld()
  world.add('size', { needs: ['build'] })
  world.add('build')
  await world.run()
  expect(world.log).toEqual(['+build', '-build', '+size', '-size'])
})

test('a step whose need failed is a failure without running, and the rest still runs', async () => {
  const world = createWorld()
  world.add('build', { run: async () => failed('broken') })
  world.add('size', { needs: ['build'] })
  world.add('lint')
  const reports = await world.run()
  expect(reports.map(report => [report.name, report.passed, report.failed])).toEqual([
    ['build', 0, 1],
    ['size', 0, 1],
    ['lint', 1, 0],
  ])
  expect(world.log).not.toContain('+size')
})

test('a step that throws is a failure that carries its reason', async () => {
  const world = createWorld()
  const run = () => Promise.reject(new Error('no such tool'))
  world.add('knip', { run })
  const [report] = await world.run()
  expect(report?.failed).toBe(1)
  expect(report?.output).toContain('no such tool')
})
