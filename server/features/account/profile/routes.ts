import {
  eraseAccount,
  exportData,
  profilePictureOfUser,
  profilePictures,
  setProfilePicture,
} from '../../../../contract/account/profile.ts'
import type { Deps } from '../../../deps.ts'
import { pictureIds, pictureUrl } from '../../../platform/files/pictures.ts'
import { Refused } from '../../../platform/http/answers/refuse.ts'
import { memberRoute, type Route, route } from '../../../platform/http/route.ts'
import { eraseOwn } from './erasure.ts'
import { exportOwn, type OwnData } from './export.ts'
import { choosePicture, readOwnPicture } from './picture-service.ts'

interface Options {
  /** Tells every process which sessions ended with their account. */
  readonly announceErased: (sessionIds: readonly string[]) => Promise<void>
  readonly wakeMessages: () => void
  /** What other areas add to the export. */
  readonly ownData: OwnData
}

const listed = (ids: readonly string[]) => ids.map(id => ({ id, url: pictureUrl(id) ?? '' }))

/** The member's picture, and their rights over what we hold of them. */
export function profileRoutes(deps: Deps, { announceErased, wakeMessages, ownData }: Options): Route[] {
  return [
    route(profilePictures, async () => ({
      data: { male: listed(pictureIds.male), female: listed(pictureIds.female) },
    })),
    memberRoute(profilePictureOfUser, async ({ caller }) => ({
      data: await readOwnPicture(deps, caller.memberId),
    })),
    memberRoute(setProfilePicture, ({ body, caller, idempotencyKey: key }) =>
      choosePicture(deps, { memberId: caller.memberId, key, body }),
    ),
    memberRoute(exportData, ({ body, caller, idempotencyKey: key }) =>
      exportOwn(deps, ownData, { caller, key, body }),
    ),
    memberRoute(eraseAccount, async ({ body, caller, idempotencyKey: key }) => {
      const outcome = await eraseOwn(deps, { caller, key, body })
      if (outcome instanceof Refused) return outcome
      await announceErased(outcome.ended)
      wakeMessages()
      return outcome.reply
    }),
  ]
}
