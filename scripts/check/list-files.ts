import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Every file of ours below these folders, or all: committed, or new and not ignored. Paths from the project's root. */
export function listFiles(...folders: readonly string[]): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...folders]
  const names = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\n')
  return names.filter(path => path !== '' && existsSync(path))
}
