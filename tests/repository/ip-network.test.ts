import { expect, test } from 'vitest'
import { networkOf } from '../../server/platform/http/ip-network.ts'

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.0/24'],
  ['2001:DB8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:db8::1:0:0:0:7', '2001:db8:0:1::/64'],
  ['2001:0db8:0000:0001::', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['64:ff9b::198.51.100.7', '64:ff9b::/64'],
  ['::1', '0::/64'],
  ['nonsense', 'nonsense'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('a network grows with shorter prefixes, down to bits inside a group', () => {
  expect(networkOf('2001:db8:aaaa:bbcc::1', { v4: 24, v6: 56 })).toBe('2001:db8:aaaa:bb00::/56')
  expect(networkOf('2001:db8:aaaa:bbcc::1', { v4: 24, v6: 48 })).toBe('2001:db8:aaaa::/48')
  expect(networkOf('203.0.113.201', { v4: 25, v6: 64 })).toBe('203.0.113.128/25')
  expect(networkOf('203.0.113.201', { v4: 32, v6: 64 })).toBe('203.0.113.201/32')
})

test('neighbours of one /64 are one network, and those of another are not', () => {
  const first = networkOf('2804:14d:5c71:8a00::1')
  expect(networkOf('2804:14d:5c71:8a00:ffff:ffff:ffff:ffff')).toBe(first)
  expect(networkOf('2804:14d:5c71:8a01::1')).not.toBe(first)
})
