import type { Deps } from '../../../deps.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import { processEach } from '../../../platform/workers/process-each.ts'
import { lockWallet } from '../../../wallet/post.ts'
import { closePlay, openPlay } from '../../responsible-gambling/breaks/service.ts'
import { closedUnasked, isApproved, openUnproved } from './store.ts'

const membersATurn = 200

/**
 * Members from before a change of the licence: closed where it wants identity proved before play, opened where it does not.
 * New ones are closed by their registration. Resolves when nobody is left.
 */
export async function followLicence(deps: Deps): Promise<void> {
  const isStrict = deps.config.identityBefore === 'play'
  const find = isStrict ? openUnproved : closedUnasked
  const failed = new Set<string>()
  for (;;) {
    const found = await find(deps.db, membersATurn + failed.size)
    const due = found.filter(memberId => !failed.has(memberId))
    const lost = await processEach(due, memberId => follow(deps, memberId, isStrict), {
      log: deps.log,
      what: 'play could not be closed or opened as the licence wants it; it is tried again',
      nameOf: memberId => memberId,
    })
    for (const memberId of lost) failed.add(memberId)
    if (due.length < membersATurn) break
  }
  deps.pokeOutbox()
  if (failed.size > 0) throw new Error(`${failed.size} members are left`)
}

function follow(deps: Deps, memberId: string, isStrict: boolean): Promise<void> {
  return transaction(
    deps.db,
    async tx => {
      await lockWallet(tx, memberId, 'BRL')
      const closing = { memberId, kind: 'identity_required', at: deps.clock.now() } as const
      if (!isStrict) await openPlay(deps, tx, closing)
      else if (!(await isApproved(tx, memberId))) await closePlay(deps, tx, closing)
    },
    { keyed: true },
  )
}

/** In the transaction that makes an account. */
export async function closeNew(deps: Deps, tx: Tx, memberId: string): Promise<void> {
  if (deps.config.identityBefore !== 'play') return
  await closePlay(deps, tx, { memberId, kind: 'identity_required', at: deps.clock.now() })
}
