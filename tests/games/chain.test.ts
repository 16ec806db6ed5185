import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { leadsToAnchor } from '../../games/fairness/chain.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('a seed leads to its anchor in as many hashes as its place, and in no other number', async () => {
  const links = ['ab'.repeat(32)]
  for (let made = 0; made < 5; made += 1) links.unshift(sha256(links[0] ?? ''))
  const [anchor = ''] = links
  for (const [place, seed] of links.entries()) {
    expect(await leadsToAnchor(seed, place, anchor)).toBe(true)
    expect(await leadsToAnchor(seed, place + 1, anchor)).toBe(false)
  }
  expect(await leadsToAnchor('cd'.repeat(32), 3, anchor)).toBe(false)
})
