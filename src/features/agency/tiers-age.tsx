import { OfflineAge } from '../../common/offline-age.tsx'

const tables = [
  { resource: 'agency-recharge' },
  { resource: 'agency-betting' },
  { resource: 'agency-settlement' },
]

/** How old the three tables are, while they cannot be asked for. */
export function TiersAge() {
  return <OfflineAge of={tables} />
}
