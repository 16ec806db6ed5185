import { randomBytes } from 'node:crypto'
import process from 'node:process'

/** node:sqlite still warns on some versions of Node 24 that it is experimental; every other warning is kept. */
function silenceSqliteWarning(): void {
  const emit = process.emitWarning.bind(process)
  process.emitWarning = (warning: string | Error, ...rest: unknown[]) => {
    const text = warning instanceof Error ? warning.message : warning
    if (!text.includes('SQLite is an experimental feature')) Reflect.apply(emit, process, [warning, ...rest])
  }
}

async function main(): Promise<void> {
  silenceSqliteWarning()
  // Imported late, so that the warning of node:sqlite already meets the filter.
  const { readSettings } = await import('./settings.ts')
  const { createPixProvider } = await import('./create-pix-provider.ts')
  const outcome = readSettings(process.env)
  if (!outcome.ok) {
    console.error(
      `The PIX sandbox cannot start:\n${outcome.mistakes.map(mistake => `  - ${mistake}`).join('\n')}`,
    )
    process.exitCode = 2
    return
  }
  const provider = createPixProvider({
    settings: outcome.settings,
    clock: Date.now,
    random: randomBytes,
    fetch,
    workEveryMs: 250,
  })
  const stop = (): void => {
    void provider.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  try {
    console.log(`PIX sandbox: ${await provider.listen()} (bank pages: ${outcome.settings.publicUrl}/bank)`)
  } catch (error) {
    console.error(`The PIX sandbox cannot listen: ${error instanceof Error ? error.message : String(error)}`)
    await provider.close()
    process.exitCode = 1
  }
}

await main()
