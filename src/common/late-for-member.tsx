import { type ComponentType, useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from '../app/app-context.ts'
import { connection } from '../state/connection.ts'
import { useLatePart } from '../ui/states/use-late-part.ts'
import { afterFirstPictures } from './after-first-pictures.ts'

type ForMember = ComponentType<{ memberId: string }>

type LateForMemberProps = {
  memberId: string | undefined
  /** The same function every time. */
  load: () => Promise<ForMember>
}

/**
 * A notice for a member whose chunk, and whose words, load after everything the page needs. If the line is lost meanwhile, they load
 * when it returns: what became of money is shown then, not only after the next start.
 */
export function LateForMember({ memberId, load }: LateForMemberProps) {
  const { whole } = useApp()
  const loadLate = useCallback(async () => {
    await afterFirstPictures()
    await whole()
    return load()
  }, [whole, load])
  const { quality } = useSnapshot(connection)
  const Part = useLatePart(memberId !== undefined, loadLate, quality === 'offline' ? 'gone' : 'there')
  return Part && memberId !== undefined ? <Part key={memberId} memberId={memberId} /> : null
}
