import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RoundFile, readRoundFile } from '../../contract/games/round-file.ts'
import { run } from './run-program.ts'
import type { TestApp } from './test-app.ts'

export interface ExportedFile {
  readonly path: string
  readonly file: RoundFile
}

/** The rounds of a member as a file in that folder, written by the operator's own command: `npm run rounds:export -- MEMBER FILE`. */
export async function exportFile(
  { deps, database }: Pick<TestApp, 'deps' | 'database'>,
  memberId: string,
  folder: string,
): Promise<ExportedFile> {
  const path = join(folder, `${memberId}.json`)
  const ended = await run(process.execPath, ['scripts/operate/rounds-export.ts', memberId, path], {
    PATH: process.env.PATH,
    DATABASE_URL: database.ownerUrl,
    APP_DATABASE_URL: database.appUrl,
    APP_SECRET: deps.config.appSecret,
    DATA_DIR: folder,
  })
  if (ended.code !== 0) throw new Error(`rounds:export ended with ${ended.code}: ${ended.stderr}`)
  const file = readRoundFile(readFileSync(path, 'utf8'))
  if (file === undefined) throw new Error(`${path} is no file of rounds`)
  return { path, file }
}
