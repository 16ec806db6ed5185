import { useLocation } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { useServerNow } from '../../../common/use-server-now.ts'
import { readAnswer } from '../../../db/read-answer.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { dueTerms, termsQuestion } from './due-terms.ts'
import { createSeenTerms } from './seen-terms.ts'
import { TermsSheet } from './terms-sheet.tsx'

const seen = createSeenTerms(() => localStorage)

/** Changed terms: announced two weeks ahead; from their day on accepted before more money is played (specification, section 1). */
export function TermsNotice({ memberId }: { memberId: string }) {
  const { db, sync } = useApp()
  const language = useLanguage()
  const now = useServerNow(30_000)
  const path = useLocation({ select: location => location.pathname })
  const [putOff, setPutOff] = useState<string>()
  useEffect(() => {
    const stops = [sync.watch('house-terms'), sync.watch('member-terms')]
    return () => {
      for (const stop of stops) stop()
    }
  }, [sync])
  const view = useLiveQuery(
    () =>
      db.snapshot(['answers', 'users'], async () => ({
        versions: await readAnswer(db, 'house-terms', { language }),
        mine: await readAnswer(db, 'member-terms', { memberId }),
        isDemo: (await db.users.get(memberId))?.is_demo !== false,
      })),
    [db, memberId, language],
  )
  if (view?.versions === undefined || view.mine === undefined || view.isDemo) return null
  const due = dueTerms(view.versions, now)
  const { current, before, next } = due
  const accepted = view.mine.accepted_version
  const question = termsQuestion(due, { accepted, path, putOff, isSeen: one => seen.isSeen(memberId, one) })
  if (question === 'accept' && current !== undefined) {
    return <TermsSheet version={current} before={before} isInForce onClose={() => setPutOff(path)} />
  }
  if (question !== 'notice' || next === undefined) return null
  const close = () => {
    seen.note(memberId, next.version)
    setPutOff(path)
  }
  return <TermsSheet version={next} before={current} isInForce={false} onClose={close} />
}
