import { readNetworks } from '../http/networks.ts'

/** Whom `PRIVATE_PEERS` names: hosts and networks that only this operator's machines reach. */
export interface PrivatePeers {
  /** `host` as `URL.hostname` has it. Names are compared, never looked up. */
  readonly includes: (host: string) => boolean
  /** Parts that are neither a host name, an address nor a network. */
  readonly unreadable: readonly string[]
}

/** Reads hosts, addresses and CIDR networks, separated by spaces or commas. */
export function readPrivatePeers(text: string): PrivatePeers {
  const networks = readNetworks(text)
  const isName = (part: string) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(part)
  const names = new Set(networks.unreadable.filter(isName).map(name => name.toLowerCase()))
  return {
    unreadable: networks.unreadable.filter(part => !isName(part)),
    includes: host => names.has(host) || networks.holds(bare(host)),
  }
}

const bare = (host: string) => host.replace(/^\[|\]$/g, '')

const loopback = readNetworks('127.0.0.0/8 ::1')

/** This machine itself: nothing that is sent there crosses a network. */
export function isThisMachine(host: string): boolean {
  return host === '' || host === 'localhost' || host.endsWith('.localhost') || loopback.holds(bare(host))
}
