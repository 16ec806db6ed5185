import { BlockList, isIP } from 'node:net'

/** A list of addresses and networks. */
interface Networks {
  /** IPv4 inside IPv6 (`::ffff:10.0.0.1`) counts as IPv4. */
  readonly holds: (ip: string) => boolean
  /** Parts that are neither an address nor a network. */
  readonly unreadable: readonly string[]
}

/** Reads addresses and CIDR networks, separated by spaces or commas. */
export function readNetworks(text: string): Networks {
  const list = new BlockList()
  const unreadable = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .filter(part => !addNetwork(list, part))
  return {
    unreadable,
    holds: ip => {
      const version = isIP(ip)
      return version !== 0 && list.check(ip, version === 4 ? 'ipv4' : 'ipv6')
    },
  }
}

/** `false`: neither an address nor a network. */
function addNetwork(networks: BlockList, part: string): boolean {
  const [address = '', bits, ...rest] = part.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  const most = version === 4 ? 32 : 128
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return false
  const prefix = bits === undefined ? most : Number(bits)
  if (prefix > most) return false
  networks.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6')
  return true
}
