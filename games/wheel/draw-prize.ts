import { type Draw, integerBelow, openDraw } from '../fairness/draw.ts'
import type { FairInput } from '../fairness/floats.ts'

interface Weighted {
  readonly weight: number
}

/**
 * The prize of one spin. `input.game` is the wheel's id. The server draws with it, the browser verifies with it. Throws for a
 * table without weight.
 */
export function drawPrize<P extends Weighted>(input: FairInput, prizes: readonly P[]): Promise<P> {
  return choosePrize(openDraw(input), prizes)
}

/** A fair whole number below the sum of all weights, and the prize it falls into, in the table's order. */
export async function choosePrize<P extends Weighted>(draw: Draw, prizes: readonly P[]): Promise<P> {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
  let left = await integerBelow(draw, total)
  for (const prize of prizes) {
    if (left < prize.weight) return prize
    left -= prize.weight
  }
  throw new Error('A wheel without prizes')
}

/** `coin:20:3000,…`: id, centavos and weight of each prize, as a spin keeps the table it was drawn from. */
export function writeTable(
  prizes: readonly { readonly id: string; readonly amount: bigint; readonly weight: number }[],
): string {
  return prizes.map(({ id, amount, weight }) => `${id}:${amount}:${weight}`).join(',')
}

/** The table back; `undefined` when the text is none. */
export function readTable(
  text: string,
): readonly { readonly id: string; readonly amount: bigint; readonly weight: number }[] | undefined {
  const rows = text.split(',').map(part => /^([a-z0-9-]+):(\d+):(\d+)$/.exec(part))
  const table = rows.flatMap(row => {
    const [, id, amount, weight] = row ?? []
    return id === undefined || amount === undefined || weight === undefined
      ? []
      : [{ id, amount: BigInt(amount), weight: Number(weight) }]
  })
  return table.length === rows.length ? table : undefined
}
