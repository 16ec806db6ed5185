/** A failure that the reader can mend: its message is printed without a stack. */
export class ReadableError extends Error {}

/**
 * Runs the entry of a plain script. A ReadableError ends it with its message alone, anything else with its stack.
 * @param {() => Promise<number>} main answers the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error(error instanceof ReadableError ? `\n${error.message}\n` : error)
    process.exitCode = 1
  }
}
