import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { listFiles } from './list-files.ts'
import { fromProblems, type StepResult } from './step.ts'

const rule = z.object({ word: z.string(), forms: z.array(z.string()), instead: z.string(), most: z.number() })
const file = fileURLToPath(new URL('./old-words.json', import.meta.url))
/** Words that `docs/glossary.md` replaced, and how many names still carry each. A ceiling only falls. */
export const oldWords = z.array(rule).parse(JSON.parse(readFileSync(file, 'utf8')))

const declared = /\b(?:const|let|function\*?|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/g
const isCode = (path: string) => /\.tsx?$/.test(path) && !path.endsWith('.gen.ts')

/** The words of a name in camel case, kebab case or snake case, in lower case. */
const wordsOf = (name: string) =>
  name.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map(word => word.toLowerCase())

/** The names that a file declares, and the name of the file. */
function namesOf(path: string, text: string): readonly string[] {
  const base = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  return [base, ...Array.from(text.matchAll(declared), ([, name = '']) => name)]
}

/** How many declared names carry each old word. */
export function countOldWords(
  texts: readonly (readonly [path: string, text: string])[],
): ReadonlyMap<string, number> {
  const names = texts.flatMap(([path, text]) => namesOf(path, text)).map(name => new Set(wordsOf(name)))
  return new Map(
    oldWords.map(({ word, forms }) => [
      word,
      names.filter(words => forms.some(form => words.has(form))).length,
    ]),
  )
}

/** Fails when more names carry an old word than the ceiling allows. */
export function checkOldWords(): StepResult {
  const texts = listFiles()
    .filter(isCode)
    .map(path => [path, readFileSync(path, 'utf8')] as const)
  const counts = countOldWords(texts)
  const problems = oldWords.flatMap(({ word, most, instead }) => {
    const count = counts.get(word) ?? 0
    return count > most ? [`${count} names carry “${word}”, ${most} are the most: use ${instead}`] : []
  })
  const said = [...counts].map(([word, count]) => `${word} ${count}`).join(', ')
  return fromProblems(problems, `${texts.length} files; ${said}`)
}
