import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Conditions under which a rule of the app's style sheets draws a picture from `/brand/` as a background: a list for each rule. */
export function pictureConditions(): ReadonlyArray<readonly string[]> {
  return sheets().flatMap(sheet => conditionsOf(sheet, '/brand/'))
}

const sheets = () =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.css'))
    .map(name => readFileSync(join('src', name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''))

/** The `@media` conditions around each `url(…)` that names the text. */
export function conditionsOf(sheet: string, text: string): ReadonlyArray<readonly string[]> {
  const open: string[] = []
  const found: string[][] = []
  let start = 0
  for (let at = 0; at < sheet.length; at += 1) {
    const sign = sheet[at] ?? ''
    if (!'{};'.includes(sign)) continue
    const statement = sheet.slice(start, at).trim()
    start = at + 1
    if (sign === '{') open.push(statement)
    else if (statement.includes('url(') && statement.includes(text)) found.push(mediaOf(open))
    if (sign === '}') open.pop()
  }
  return found
}

const mediaOf = (open: readonly string[]) =>
  open.filter(one => one.startsWith('@media')).map(one => one.replace('@media', '').trim())
