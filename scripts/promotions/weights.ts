import { money, table } from './markdown.ts'
import type { Rules } from './read-rules.ts'

const wholePpm = 50_000n
const edges = [50_000n, 40_000n, 27_000n, 10_000n, 4_600n]

/** How a requirement counts stake, with what it asks for in money by game. */
export function weightsOf(required: bigint): string {
  const rows = edges.map(edge => [
    `${Number(edge) / 10_000} %`,
    `${Number((edge * 1_000n) / wholePpm) / 10} %`,
    money((required * wholePpm + edge - 1n) / edge),
  ])
  return table(['the game keeps', 'a stake counts', `${money(required)} takes`], rows)
}

export function orderOf({ order }: Rules): string {
  return `Each centavo of stake serves one requirement, in this order of the database (\`count_wagering\`):\n\n\`\`\`sql\nORDER BY ${order}\n\`\`\``
}
