import { type Row, type Section, sections } from './row.ts'

/** A row with what the product lacks; empty while the row holds. */
export interface Judged {
  readonly row: Row
  readonly problems: readonly string[]
}

interface Line {
  readonly title: string
  readonly rows: number
  readonly held: number
  readonly open: number
  readonly unchecked: number
}

const count = (title: string, judged: readonly Judged[]): Line => {
  const unchecked = judged.filter(({ row }) => row.check.kind === 'unchecked').length
  const open = judged.filter(({ problems }) => problems.length > 0).length
  return { title, rows: judged.length, held: judged.length - open - unchecked, open, unchecked }
}

/** The table of the conformance suite: rows, held, open and unchecked of each section, and the sum. */
export function tableOf(judged: readonly Judged[]): string {
  const numbers = Object.keys(sections).map(Number).filter(isSection)
  const lines = numbers.map(number =>
    count(
      `${number}. ${sections[number]}`,
      judged.filter(({ row }) => row.section === number),
    ),
  )
  return [
    formatted(['Specification', 'rows', 'held', 'open', 'unchecked']),
    ...[...lines, count('all sections', judged)].map(({ title, rows, held, open, unchecked }) =>
      formatted([title, rows, held, open, unchecked].map(String)),
    ),
  ].join('\n')
}

const isSection = (number: number): number is Section => number in sections

const formatted = ([title = '', ...numbers]: readonly string[]) =>
  `${title.padEnd(40)}${numbers.map(number => number.padStart(11)).join('')}`
