import { readFileSync } from 'node:fs'
import { decodeFile } from '../../contract/operations/decode-file.ts'

/** The text of a file that a command was given. Where it cannot be read, a sentence says so and the command ends with 2. */
export function readNamedFile(path: string): string {
  try {
    return decodeFile(readFileSync(path))
  } catch (error) {
    console.error(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(2)
  }
}
