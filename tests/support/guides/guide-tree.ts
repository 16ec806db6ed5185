import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '../../../scripts/check/list-files.ts'
import type { GuideBlock } from './guide-blocks.ts'

export interface GuideTree {
  readonly path: string
  readonly remove: () => void
}

/** A copy of the repository, to which these blocks are added as a reader would add them. */
export function createGuideTree(blocks: readonly GuideBlock[]): GuideTree {
  mkdirSync('.tmp', { recursive: true })
  const path = mkdtempSync(join(process.cwd(), '.tmp', 'guides-'))
  for (const file of listFiles()) {
    mkdirSync(dirname(join(path, file)), { recursive: true })
    cpSync(file, join(path, file))
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(path, 'node_modules'))
  for (const block of blocks) addBlock(path, block)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

function addBlock(tree: string, { guide, kind, path, at, code }: GuideBlock): void {
  const file = join(tree, path)
  if (kind === 'file') {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, code, { flag: 'wx' })
    return
  }
  const before = readFileSync(file, 'utf8')
  if (at === '' || !before.includes(at)) throw new Error(`docs/guides/${guide}: ${path} has no "${at}"`)
  writeFileSync(file, kind === 'line' ? addBelow(before, at, code) : swap(before, at, code))
}

function addBelow(text: string, at: string, code: string): string {
  const lineEnd = text.indexOf('\n', text.indexOf(at)) + 1
  return text.slice(0, lineEnd) + code + text.slice(lineEnd)
}

function swap(text: string, at: string, code: string): string {
  return text.replace(at, () => (at.endsWith('\n') ? code : code.replace(/\n$/, '')))
}
