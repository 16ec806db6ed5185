import { rotateSeeds, seeds } from '../../../../contract/games/seeds.ts'
import {
  gameRecord,
  launchGame,
  openRounds,
  playedWallet,
  startRound,
  stepRound,
} from '../../../../contract/lobby/games.ts'
import { Refused } from '../../../platform/http/answers/refuse.ts'
import { memberRoute, type Route } from '../../../platform/http/route.ts'
import { launch } from './launch.ts'
import { readOpenRounds } from './open-rounds.ts'
import type { PlayDeps } from './play-deps.ts'
import { readPlayed } from './played-wallet.ts'
import { readRecord } from './record.ts'
import { readSeeds, rotate } from './rotate.ts'
import { beginRound } from './start.ts'
import { takeStep } from './step.ts'

export function roundsRoutes(deps: PlayDeps): Route[] {
  return [
    memberRoute(launchGame, async ({ caller, body }) => {
      const launched = await launch(deps, caller, body)
      return launched instanceof Refused ? launched : { data: launched }
    }),
    memberRoute(startRound, ({ caller, body, idempotencyKey }) =>
      beginRound(deps, { caller, body, key: keyOf(idempotencyKey) }),
    ),
    memberRoute(stepRound, ({ caller: { memberId }, body, idempotencyKey }) =>
      takeStep(deps, { memberId, body, key: keyOf(idempotencyKey) }),
    ),
    memberRoute(openRounds, async ({ caller }) => ({ data: await readOpenRounds(deps, caller.memberId) })),
    memberRoute(playedWallet, ({ caller, body }) => readPlayed(deps, caller, body)),
    memberRoute(gameRecord, ({ caller, body }) => readRecord(deps, caller.memberId, body)),
    memberRoute(seeds, ({ caller, body }) => readSeeds(deps, caller, body.mode)),
    memberRoute(rotateSeeds, ({ caller, body, idempotencyKey }) =>
      rotate(deps, { caller, body, key: keyOf(idempotencyKey) }),
    ),
  ]
}

/** None of these calls has a business key of its own, so the pipeline has refused those without. */
function keyOf(key: string | undefined): string {
  if (key === undefined) throw new Error('A keyed call arrived without its key')
  return key
}
