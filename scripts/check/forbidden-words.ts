import { readFileSync } from 'node:fs'
import { listFiles } from './list-files.ts'
import { fromProblems, type StepResult } from './step.ts'

type Rule = { pattern: RegExp; says: string; isExempt?: (path: string) => boolean }

const isTool = (path: string) => /^(scripts|bench|examples)\//.test(path) || path === 'sandbox/pix/main.ts'

// Bracketed letters keep the patterns from matching this file.
const RULES: readonly Rule[] = [
  {
    pattern: /\b(it|test|describe)\s*\.(skip|only|todo|fails)\b/,
    says: 'a test that does not run with the others',
  },
  { pattern: /\b(TO[D]O|FI[X]ME|X[X]X|lorem [i]psum)\b/, says: 'work put off' },
  {
    pattern: /@ts-(ignor[e]|expect-erro[r]|nochec[k])|biome-ignor[e]|eslint-disabl[e]/,
    says: 'a silenced check',
  },
  { pattern: /\bas any\b|:\s*any\b(?!\w)/, says: 'any' },
  { pattern: /\bconsole\.\w+\(/, says: 'console outside scripts/, bench/ and examples/', isExempt: isTool },
  { pattern: /^<{7} |^>{7} /, says: 'a merge left half done' },
  {
    // A round must come out alike on the server, in a browser and years later: all of it comes in as an argument.
    pattern:
      /\bMath\.random\b|\bDate\b|\bperformance\.|\bset(Timeout|Interval)\(|\bfetch\(|\b(getRandomValues|randomUUID)\b|(?<![\w.-])(localStorage|indexedDB|document|navigator|process|globalThis)\./,
    says: 'time, chance or the outside world in the rules of a game',
    isExempt: path => !path.startsWith('games/'),
  },
]
const LONGEST_FILE = 300
const isCode = (path: string) => /\.(ts|tsx|js|cjs|mjs)$/.test(path) && !path.endsWith('.gen.ts')
const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)

/** What is wrong in one file, a line each: `path:line: why`. Comments may talk about anything but work put off. */
export function findForbidden(path: string, text: string): string[] {
  const lines = text.split('\n')
  const found = lines.flatMap((line, index) =>
    RULES.filter(rule => rule.pattern.test(line) && !rule.isExempt?.(path))
      .filter(rule => !isComment(line) || rule.says === 'work put off' || rule.says === 'a silenced check')
      .map(rule => `${path}:${index + 1}: ${rule.says}`),
  )
  if (lines.length > LONGEST_FILE + 1)
    found.push(`${path}: ${lines.length - 1} lines, ${LONGEST_FILE} are the most`)
  return found
}

export function checkForbiddenWords(): StepResult {
  const paths = listFiles().filter(isCode)
  const problems = paths.flatMap(path => findForbidden(path, readFileSync(path, 'utf8')))
  return fromProblems(problems, `${paths.length} files`)
}
