import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runChaos } from '../tests/chaos/chaos.ts'
import { type Sabotage, sabotages } from '../tests/chaos/sabotage.ts'

const usage = `npm run chaos -- [--seed 7] [--kills 100] [--postgres-kills 10] [--members 40] [--tabs 5] [--answers 100] [--sabotage ${sabotages.join('|')}] [--verbose]`

const isSabotage = (text: string): text is Sabotage => sabotages.some(one => one === text)

function readOptions() {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: String(randomInt(1_000_000)) },
      kills: { type: 'string', default: '100' },
      'postgres-kills': { type: 'string', default: '10' },
      members: { type: 'string', default: '40' },
      tabs: { type: 'string', default: '5' },
      answers: { type: 'string', default: '100' },
      sabotage: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  })
  const wanted = values.sabotage
  if (wanted !== undefined && !isSabotage(wanted)) throw new Error(usage)
  return {
    seed: Number(values.seed),
    serverKills: Number(values.kills),
    postgresKills: Number(values['postgres-kills']),
    members: Number(values.members),
    tabs: Number(values.tabs),
    answersEach: Number(values.answers),
    sabotage: wanted,
    onKill: (kills: number) =>
      kills % 10 === 0 && console.log(`  ${kills} killed ${new Date().toISOString()}`),
    ...(values.verbose && { onLine: (line: string) => process.stderr.write(line) }),
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** The long form of the chaos run. With a sabotage it must find something, without one it must not. */
const options = readOptions()
console.log(`seed ${options.seed}: ${options.members * options.tabs} at once, ${options.serverKills} kills`)
const { breaches, figures } = await runChaos(options)
for (const [what, figure] of Object.entries(figures)) console.log(`  ${what}: ${figure}`)
for (const breach of breaches.slice(0, 40)) console.log(`  BREACH ${breach}`)
console.log(breaches.length === 0 ? 'nothing is wrong' : `${breaches.length} things are wrong`)
const isAsExpected = breaches.length > 0 === (options.sabotage !== undefined)
process.exit(isAsExpected ? 0 : 1)
