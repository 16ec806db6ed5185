import { setProfilePicture } from '../../../../contract/account/profile.ts'
import type { Deps } from '../../../deps.ts'
import { isPicture, pictureUrl } from '../../../platform/files/pictures.ts'
import { type Refused, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { readPicture, setPicture } from './store.ts'

interface Current {
  readonly id: string | null
  readonly url: string | null
}

const toCurrent = (id: string | null): Current => {
  const url = pictureUrl(id)
  return { id: url === null ? null : id, url }
}

/** The current profile URL (specification, section 3). */
export async function readOwnPicture(deps: Deps, memberId: string): Promise<Current> {
  return toCurrent(await readPicture(deps.db, memberId))
}

interface Choice {
  readonly memberId: string
  readonly key: string | undefined
  readonly body: { readonly id: string | null }
}

/** Sets one picture of the lists, or none; the member's other devices pull again. */
export async function choosePicture(
  deps: Deps,
  { memberId, key, body }: Choice,
): Promise<{ data: Current } | Refused> {
  if (body.id !== null && !isPicture(body.id)) return refuseFields({ id: ['invalid'] })
  return runOnce(deps, { endpoint: setProfilePicture, memberId, key, body }, async tx => {
    await setPicture(tx, memberId, body.id, deps.clock.now())
    await deps.wallet.announce(tx, { memberId, topic: 'session', payload: {} })
    return { data: toCurrent(body.id) }
  })
}
