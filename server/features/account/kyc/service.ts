import { Gauge, type Registry } from 'prom-client'
import { launchGame } from '../../../../contract/lobby/games.ts'
import type { Deps } from '../../../deps.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { type GateQuestion, isPlay } from '../../../platform/http/requests/gate-question.ts'
import { startWorker } from '../../../platform/workers/worker.ts'
import { lockWallet } from '../../../wallet/post.ts'
import { findIdentity } from '../../auth/service.ts'
import { openPlay } from '../../responsible-gambling/breaks/service.ts'
import { emptyCheck } from './ask.ts'
import { closeNew, followLicence } from './closings.ts'
import { createHttpIdentity } from './http-identity.ts'
import { poseOf } from './rules.ts'
import { openAppeal, openPicture } from './sealed-picture.ts'
import { countInReview, findOwnPicture, insertCheck, isApproved, listSent, sweepPictures } from './store.ts'
import { workChecks } from './work.ts'

const everyMs = 1_500
const upkeepEveryMs = 3_600_000
const day = 86_400_000
/** So long a rejected member may appeal with what was sent; then nobody needs it any more. */
const rejectedKeptMs = 30 * day
const draftKeptMs = day

export interface IdentityService {
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

/** What asks the provider, follows a change of the licence and throws away what nobody has to keep. */
export function startIdentity(deps: Deps, metrics: Registry): IdentityService {
  const { config, clock, log } = deps
  const waiting = new Gauge({
    name: 'identity_in_review',
    help: 'Checks of an identity that wait for a person',
    registers: [metrics],
  })
  let isFollowed = false
  const upkeep = async () => {
    const now = clock.now()
    const before = (ms: number) => new Date(now.getTime() - ms)
    waiting.set(await countInReview(deps.db))
    await sweepPictures(deps.db, {
      rejectedBefore: before(rejectedKeptMs),
      draftsBefore: before(draftKeptMs),
    })
  }
  const provider =
    config.identity && createHttpIdentity(config.identity, { fetch, nowMs: () => clock.now().getTime() })
  const run = async () => {
    if (!isFollowed) await followLicence(deps)
    isFollowed = true
    if (provider !== undefined) await workChecks(deps, provider)
  }
  const checks = startWorker({ name: 'identity checks', everyMs, log, run })
  const housekeeping = startWorker({ name: 'identity documents', everyMs: upkeepEveryMs, log, run: upkeep })
  checks.wake()
  return {
    wake: checks.wake,
    stop: async () => {
      await checks.stop()
      await housekeeping.stop()
    },
  }
}

/** In the transaction that makes an account: play waits, where the licence wants age and identity proved first. */
export function enrolUnproved(deps: Deps, tx: Tx, memberId: string): Promise<void> {
  return closeNew(deps, tx, memberId)
}

/** Under the wallet's lock, of a withdrawal. Refuses identity_required. */
export async function refuseUnprovedWithdrawal(
  deps: Deps,
  tx: Tx,
  memberId: string,
): Promise<Refused | undefined> {
  if (deps.config.identityBefore !== 'withdrawal') return undefined
  return (await isApproved(tx, memberId)) ? undefined : refuse('identity_required')
}

/** One of the member's own pictures, opened for their export, oldest first; `undefined`: there are no more. */
export async function readOwnDocument(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  memberId: string,
  at: number,
) {
  const picture = await findOwnPicture(db, memberId, at)
  if (picture === undefined) return undefined
  const { check_id, kind, type, begun_at, poses } = picture
  const pose = poseOf(kind, poses)
  return { check_id, kind, pose, type, begun_at: begun_at.toISOString(), file: openPicture(secrets, picture) }
}

/** What the member wrote to the people who look at a rejected check, opened for their export. */
export async function readOwnAppeals({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, memberId: string) {
  const checks = await listSent(db, memberId)
  return checks.flatMap(row => {
    const appeal = openAppeal(secrets, row)
    return appeal === null ? [] : [{ check_id: row.id, appeal }]
  })
}

/** Approves the identity of a demo's tester account. Does nothing where it is approved already. */
export function proveDemoAccount(deps: Deps, memberId: string): Promise<void> {
  return transaction(deps.db, async tx => {
    await lockWallet(tx, memberId, 'BRL')
    if (await isApproved(tx, memberId)) return
    const at = deps.clock.now()
    const ended = { state: 'approved', begun_at: at, sent_at: at, decided_at: at } as const
    await insertCheck(tx, { ...emptyCheck, ...ended, member_id: memberId, id: deps.ids() })
    await openPlay(deps, tx, { memberId, kind: 'identity_required', at })
  })
}

/** Testers' accounts of real money have proved who they are; also those of a demo from before it asked. */
export async function proveDemoMember(deps: Deps, name: string): Promise<void> {
  const member = await findIdentity(deps, 'name', name)
  if (member !== undefined && !member.isDemo) await proveDemoAccount(deps, member.memberId)
}

const mostRemembered = 50_000

/**
 * Refuses `identity_required` at the launch of a real-money game. The wallet refuses the bets; this gate informs the member
 * before the game opens. A proof is never withdrawn, so a member who gave it is not looked up again.
 */
export function createIdentityGate(deps: Deps): (asking: GateQuestion) => Promise<Refused | undefined> {
  const proved = new Set<string>()
  return async ({ endpoint, caller, body }) => {
    if (deps.config.identityBefore !== 'play' || endpoint !== launchGame) return undefined
    if (caller.kind !== 'member' || caller.isDemo || isPlay(body)) return undefined
    const { memberId } = caller
    if (proved.has(memberId)) return undefined
    if (!(await isApproved(deps.db, memberId))) return refuse('identity_required')
    if (proved.size >= mostRemembered) proved.clear()
    proved.add(memberId)
    return undefined
  }
}
