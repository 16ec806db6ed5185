import { formatCentavos } from '../../../../contract/centavos.ts'
import type { Recorded } from '../../../sync/support/recorded.ts'
import { reply } from '../../../sync/support/server-calls.ts'

const start = Date.parse('2026-11-20T15:00:00Z')
const at = (ms: number) => new Date(start + ms).toISOString()
const minute = 60_000

/** The server's side of one member's session of play: its figures, and a check that a test makes due. */
export function createPlaySessionServer(version: () => number) {
  let [staked, won, due, said] = [0n, 0n, false, 0]

  const reported = () => {
    said += 1
    const check_at = at(due ? 0 : 60 * minute)
    const figures = { staked: formatCentavos(staked), won: formatCentavos(won) }
    const session = { started_at: at(-10 * minute), ends_at: at(30 * minute), ...figures, check_at }
    return reply(200, {
      data: {
        session: staked === 0n ? null : session,
        minutes: 60,
        wallet_version: version(),
        now: at(said),
      },
    })
  }

  return {
    stake: (centavos: bigint) => {
      staked += centavos
    },
    pay: (centavos: bigint) => {
      won += centavos
    },
    isDue: () => due,
    ask: () => {
      due = true
    },
    answer: ({ path }: Recorded) => {
      if (path.endsWith('/answer')) due = false
      return reported()
    },
  }
}
