import { Fragment, type ReactNode } from 'react'
import { NotLoaded } from './not-loaded.tsx'
import type { Kept } from './use-answer.ts'

type KeptAnswerProps<Answer> = {
  kept: Kept<Answer>
  /** What is said where it is neither on the device nor to be had: "The record could not be loaded". */
  missing: { title: string; text?: string }
  /** Its place until it is there. */
  place: ReactNode
  children: (answer: Answer) => ReactNode
}

/** An answer once it is there; until then its place, or what kept it away. Shared by features. */
export function KeptAnswer<Answer>({ kept, missing, place, children }: KeptAnswerProps<Answer>) {
  const { answer, isMissing, refresh } = kept
  // New elements, not those of the place made into what stood elsewhere.
  if (answer !== undefined) return <Fragment key="answer">{children(answer)}</Fragment>
  return isMissing ? <NotLoaded {...missing} asked={refresh} /> : <Fragment key="place">{place}</Fragment>
}
