import { isIP } from 'node:net'

/** How many leading bits name a network, by version. */
interface PrefixBits {
  readonly v4: number
  readonly v6: number
}

/** What a provider gives one site: carrier NAT shares an IPv4 /24, a subscriber of IPv6 has a whole /64. */
const site: PrefixBits = { v4: 24, v6: 64 }

/**
 * The network an address belongs to, in one spelling: `203.0.113.0/24`, `2001:db8:0:1::/64`. IPv4 inside IPv6
 * (`::ffff:203.0.113.9`) counts as IPv4. What is no address is its own network.
 */
export function networkOf(ip: string, { v4, v6 }: PrefixBits = site): string {
  const plain = (ip.split('%')[0] ?? ip).replace(/^::ffff:(?=\d+\.)/i, '')
  const version = isIP(plain)
  if (version === 0) return ip
  if (version === 4) return `${mask(plain.split('.').map(Number), 8, v4).join('.')}/${v4}`
  const groups = groupsOf(plain)
  const mapped = mappedAddress(groups)
  if (mapped !== undefined) return networkOf(mapped, { v4, v6 })
  const kept = mask(groups, 16, v6)
  while (kept.length > 1 && kept.at(-1) === 0) kept.pop()
  return `${kept.map(group => group.toString(16)).join(':')}::/${v6}`
}

/** `0:0:0:0:0:ffff:cb00:7109` is `203.0.113.9` as well. */
function mappedAddress(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff
  return isMapped ? [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.') : undefined
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  const [a = 0, b = 0, c = 0, d = 0] = dotted?.slice(2).map(Number) ?? []
  const hex = (high: number, low: number) => ((high << 8) | low).toString(16)
  const plain = dotted === null ? address : `${dotted[1]}${hex(a, b)}:${hex(c, d)}`
  const [head = '', tail] = plain.split('::')
  const read = (part: string | undefined) =>
    part === undefined || part === '' ? [] : part.split(':').map(group => Number.parseInt(group, 16))
  const left = read(head)
  const right = read(tail)
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => 0)
  return [...left, ...zeros, ...right]
}

/** Keeps the first `bits` bits of parts that have `size` bits each. */
function mask(parts: readonly number[], size: number, bits: number): number[] {
  return parts.map((part, at) => {
    const kept = Math.min(size, Math.max(0, bits - at * size))
    return part & ~((1 << (size - kept)) - 1) & ((1 << size) - 1)
  })
}
