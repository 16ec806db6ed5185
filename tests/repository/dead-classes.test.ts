import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'

// A class without a rule looks like a decision and is none: tokens.css takes whole scales away from Tailwind.

const read = (path: string) => readFileSync(path, 'utf8')
const { resolve } = createRequire(import.meta.url)

/** Tailwind's own files by their names in the package; the server's beside the one that imports them. */
async function loadStylesheet(id: string) {
  const path = id.startsWith('.') ? `src/ui/${id}` : resolve(`${id}/index.css`)
  return { path, base: '', content: read(path) }
}

/** The texts of a piece of code, without what stands beside a `${}`. */
function textsOf(code: string): string[] {
  const plain = [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, one, other]) => one ?? other ?? '')
  const templates = [...code.matchAll(/`([^`]*)`/g)].map(([, text = '']) =>
    text.replace(/\S*\$\{[^{}]*(\{[^{}]*\}[^{}]*)*\}\S*/g, ' '),
  )
  return [...plain, ...templates]
}

/** Where a pair of braces that opens at `start` is closed. */
function endOfBraces(code: string, start: number): number {
  let depth = 0
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '{') depth += 1
    if (code[at] === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  return code.length
}

/** What stands in a `className`, without what is compared with or chooses the look of a button: those are no classes. */
function attributesOf(code: string): string[] {
  return [...code.matchAll(/className=/gi)].map(({ index, 0: name }) => {
    const start = index + name.length
    const end = code[start] === '{' ? endOfBraces(code, start) : code.indexOf('"', start + 1) + 1
    return code.slice(start, end).replace(/[=!]==\s*'[^']*'|\['[^']*'\]|\w+\((\{[^}]*\}|'[^']*')\)/g, '')
  })
}

const split = (text: string) => text.split(/\s+/).filter(token => /^[!-]?[a-z@*[]/.test(token))

const classesIn = (css: string) =>
  [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'))

/** The classes of each file that no stylesheet knows: of a `className` each; of another text where most of its words are classes. */
async function findDead(files: readonly { path: string; code: string }[]): Promise<string[]> {
  const texts = files.flatMap(({ path, code }) => [
    ...attributesOf(code)
      .flatMap(textsOf)
      .map(text => ({ path, tokens: split(text), isSure: true })),
    ...textsOf(code).map(text => ({ path, tokens: split(text), isSure: false })),
  ])
  const entry = read('src/ui/app.css').replace(/ source\([^)]*\)/, '')
  const { build } = await compile(entry, { base: '', loadStylesheet })
  const made = build([...new Set(texts.flatMap(({ tokens }) => tokens))])
  const own = globSync('src/**/*.css').map(read).join('\n')
  const known = new Set([...classesIn(made), ...classesIn(own)])
  const isClasses = (tokens: string[]) =>
    tokens.filter(token => known.has(token)).length * 3 > tokens.length * 2
  const dead = texts
    .filter(({ tokens, isSure }) => isSure || isClasses(tokens))
    .flatMap(({ path, tokens }) =>
      tokens.filter(token => !known.has(token)).map(token => `${path}: ${token}`),
    )
  return [...new Set(dead)]
}

test('a class without a rule is found, wherever it stands', async () => {
  const code = `
    const look = 'grid gap-2 text-small leading-tight'
    const lead = "not a class at all"
    export const One = ({ kind }) => <p className={kind === 'odd' ? 'font-normal' : \`stage-\${kind} text-ink\`} />
    export const Other = () => <Link className={buttonClass({ tone: 'main' })} /> && <b className="text-base sm:flex" />
  `
  const dead = await findDead([{ path: 'one', code }])
  expect(dead.toSorted()).toEqual([
    'one: font-normal',
    'one: leading-tight',
    'one: sm:flex',
    'one: text-base',
    'one: text-ink',
  ])
})

test('every class in the code has a rule', async () => {
  const files = globSync('src/**/*.{ts,tsx}').map(path => ({ path, code: read(path) }))
  expect(files.length).toBeGreaterThan(500)
  expect(await findDead(files)).toEqual([])
})
