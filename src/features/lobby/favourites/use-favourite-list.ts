import { useLiveQuery } from 'dexie-react-hooks'
import { useSnapshot } from 'valtio'
import { useApp } from '../../../app/app-context.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { readMemberId, session } from '../../../state/member/session.ts'
import { type FavouriteList, readFavouriteList } from './read-favourite-list.ts'

/** The member's list of favourites; undefined while it is not asked for, for a guest, and until it is read. */
export function useFavouriteList(
  isAskedFor: boolean,
  initial: FavouriteList | undefined,
): FavouriteList | undefined {
  const { db } = useApp()
  const language = useLanguage()
  const { now } = useSnapshot(session)
  const memberId = isAskedFor ? readMemberId(now) : undefined
  const read = useLiveQuery(
    async () => (memberId === undefined ? undefined : readFavouriteList(db, memberId, language)),
    [db, memberId, language],
  )
  // Until the device has answered for this member, the loader's answer for them holds.
  return [read, initial].find(list => list !== undefined && list.memberId === memberId)
}
