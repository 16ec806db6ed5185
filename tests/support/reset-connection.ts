import { connection, simulateOffline } from '../../src/state/connection.ts'

/** Brings the connection to what it is when the app opens: what a test noted of it is forgotten. */
export function resetConnection() {
  simulateOffline(false, 0)
  connection.since = 0
}
