import type { DocumentGame, DocumentTable, EngineDocument, Meanings } from '../../games/engine-document.ts'

const seedsInWords: Record<EngineDocument['seeds'], string> = {
  pair: "the member's pair of seeds",
  chain: "a link of the table's hash chain",
  none: 'nothing is drawn',
}

/** Above it the games of an engine get a page of their own, so that both are short enough to read. */
const mostWords = 2_500
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

interface MarkdownPage {
  /** Of the file in docs/fairness. */
  readonly name: string
  readonly text: string
}

/** An engine's pages for readers: the same as its JSON, without the schemas. One page, or a second one with its games. */
export function markdownPages(manifest: EngineDocument): readonly MarkdownPage[] {
  const { engine, title, parameters, games } = manifest
  const name = `${engine}.md`
  const rules = rulesOf(manifest)
  const listed = ['## Games', ...gamesOf(parameters, games)]
  const whole = joined([...rules, ...listed])
  if (countWords(whole) <= mostWords) return [{ name, text: whole }]
  const apart = `${engine}-games.md`
  const pointer = `${games.length} games, with the parameters that the rules name: [${apart}](${apart}).`
  const origin = `Written by \`npm run fairness:docs\`. The rules that name these parameters: [${name}](${name}).`
  return [
    { name, text: joined([...rules, '## Games', pointer]) },
    { name: apart, text: joined([`# ${title}: games`, origin, ...gamesOf(parameters, games)]) },
  ]
}

const joined = (parts: readonly string[]) => `${parts.join('\n\n')}\n`

function rulesOf(manifest: EngineDocument): readonly string[] {
  const { engine, version, title, summary, seeds, bet, step, drawn, rules, view, tables } = manifest
  return [
    `# ${title}`,
    `Written by \`npm run fairness:docs\` from the engine's manifest; the same as data is [${engine}.json](${engine}.json). ` +
      'Seeds, `pick`, amounts and multiplier texts: [README.md](README.md).',
    summary,
    `Engine \`${engine}\`, version ${version}. Seeds: ${seedsInWords[seeds]}. Vectors: [vectors/${engine}.json](vectors/${engine}.json).`,
    '## Bet',
    meanings(bet),
    ...(step ? ['## Steps', meanings(step)] : []),
    ...(drawn.length > 0 ? ['## What is drawn', numbered(drawn)] : []),
    '## Rules',
    numbered(rules),
    '## View',
    'What a round shows once it is over, field by field.',
    meanings(view),
    '## Tables',
    ...Object.entries(tables).flatMap(([name, table]) => tableOf(name, table)),
  ]
}

const cell = (text: string) => text.replaceAll('|', '\\|')
const code = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
const named = (name: string) => (name.startsWith('{') ? code(name) : name.split(', ').map(code).join(', '))

function meanings(fields: Meanings): string {
  const rows = Object.entries(fields).map(([name, meaning]) => `| ${cell(named(name))} | ${cell(meaning)} |`)
  return ['| | |', '|---|---|', ...rows].join('\n')
}

function numbered(lines: readonly string[]): string {
  return lines.map((line, index) => `${index + 1}. ${line}`).join('\n')
}

function tableOf(name: string, { says, data }: DocumentTable): string[] {
  return [`### ${name}`, says, dataOf(data)]
}

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rows with the same fields as a table, fields of an object as one with two columns, lists in code. */
function dataOf(data: unknown): string {
  if (Array.isArray(data) && data.length > 0 && data.every(isRow)) {
    const columns = [...new Set(data.flatMap(row => Object.keys(row)))]
    const rows = data.map(row => `| ${columns.map(column => value(row[column])).join(' | ')} |`)
    return [`| ${columns.join(' | ')} |`, `|${'---|'.repeat(columns.length)}`, ...rows].join('\n')
  }
  if (isRow(data) && Object.values(data).every(part => !isRow(part) && !hasRows(part))) {
    const rows = Object.entries(data).map(([name, part]) => `| \`${name}\` | ${value(part)} |`)
    return ['| | |', '|---|---|', ...rows].join('\n')
  }
  if (isRow(data)) {
    return Object.entries(data)
      .map(([name, part]) => `**${name}**\n\n${dataOf(part)}`)
      .join('\n\n')
  }
  return isMatrix(data) ? fenced(data.map(row => JSON.stringify(row)).join('\n')) : code(data)
}

const hasRows = (part: unknown) => Array.isArray(part) && part.some(isRow)
const isMatrix = (data: unknown): data is readonly (readonly unknown[])[] =>
  Array.isArray(data) && data.length > 0 && data.every(row => Array.isArray(row))
const fenced = (text: string) => `\`\`\`\n${text}\n\`\`\``

function value(part: unknown): string {
  if (part === undefined || part === null) return '–'
  if (typeof part === 'number' || typeof part === 'boolean') return String(part)
  return cell(typeof part === 'string' ? part : code(part))
}

/** A table where the parameters are plain, else a section a game. */
function gamesOf(parameters: Meanings, games: readonly DocumentGame[]): string[] {
  const isPlain = games.every(game => Object.values(game.parameters).every(part => typeof part !== 'object'))
  const explained = Object.keys(parameters).length === 0 ? [] : [meanings(parameters)]
  if (isPlain)
    return [...explained, dataOf(games.map(({ id, name, parameters: own }) => ({ id, name, ...own })))]
  return [
    ...explained,
    ...games.flatMap(({ id, name, parameters: own }) => [`### ${name} (\`${id}\`)`, dataOf(own)]),
  ]
}
