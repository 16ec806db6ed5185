/** Ways to choose `count` of `from`, order aside; none where that cannot be. */
export function choose(from: number, count: number): bigint {
  if (count < 0 || count > from) return 0n
  let ways = 1n
  for (let index = 0; index < count; index += 1) ways = (ways * BigInt(from - index)) / BigInt(index + 1)
  return ways
}
