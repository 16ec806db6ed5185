import { readFileSync } from 'node:fs'

/** The text of a file that a command was given. Where it cannot be read, a sentence says so and the command ends with 2. */
export function readNamedFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    console.error(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(2)
  }
}
