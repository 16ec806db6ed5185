import { formatCentavos } from '../../contract/centavos.ts'

export const money = (centavos: bigint) => `R$ ${formatCentavos(centavos)}`
/** Hundredths of a percent. */
export const percent = (rate: number) => `${rate / 100} %`

type Cell = string | number

export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}

export interface Page {
  /** Of the file in docs/rules/promotions. */
  readonly name: string
  readonly title: string
  /** Heading and text, in order. */
  readonly parts: readonly (readonly [heading: string, text: string])[]
}

export function toText({ title, parts }: Page): string {
  const made = 'Written by `npm run promotions:docs` from the default terms and the code; a test compares.'
  const sections = parts.map(([heading, text]) => `## ${heading}\n${text}\n`)
  return `# ${title}\n\n${made} The rules that all share: [promotions](../promotions.md).\n\n${sections.join('\n')}`
}
