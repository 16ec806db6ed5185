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
 * The place of what a member is told whose chunk, and whose words, come after everything the page needs. Lost with the line they come
 * with the next one: what became of money is told on return, not only after the next start.
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
