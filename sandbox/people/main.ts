import process from 'node:process'
import { createPeople } from './create-people.ts'
import { readPeopleSettings } from './settings.ts'

async function main(): Promise<void> {
  const outcome = readPeopleSettings(process.env)
  if (!outcome.ok) {
    const mistakes = outcome.mistakes.map(mistake => `  - ${mistake}\n`).join('')
    process.stderr.write(`The sandbox of registry and identity cannot start:\n${mistakes}`)
    process.exitCode = 2
    return
  }
  const people = createPeople({ settings: outcome.settings, clock: Date.now })
  const stop = (): void => {
    void people.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  try {
    process.stdout.write(`Registry and identity sandbox: ${await people.listen()}\n`)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    process.stderr.write(`The sandbox of registry and identity cannot listen: ${why}\n`)
    process.exitCode = 1
  }
}

await main()
