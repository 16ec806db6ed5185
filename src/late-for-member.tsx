import { type ComponentType, useCallback } from 'react'
import { afterFirstPictures } from './after-first-pictures.ts'
import { useApp } from './app-context.ts'
import { useLatePart } from './ui/use-late-part.ts'

type ForMember = ComponentType<{ memberId: string }>

type LateForMemberProps = {
  memberId: string | undefined
  /** The same function every time. */
  load: () => Promise<ForMember>
}

/** The place of what a member is told whose chunk, and whose words, come after everything the page needs. */
export function LateForMember({ memberId, load }: LateForMemberProps) {
  const { whole } = useApp()
  const loadLate = useCallback(async () => {
    await afterFirstPictures()
    await whole()
    return load()
  }, [whole, load])
  const Part = useLatePart(memberId !== undefined, loadLate)
  return Part && memberId !== undefined ? <Part key={memberId} memberId={memberId} /> : null
}
