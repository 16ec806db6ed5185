import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PlaceLink } from '../../shell/place-link.tsx'

type CaseColumnsProps = { memberId: string; member: ReactNode; course: ReactNode }

/** The middle of a case: who the member is, with the way to their account, and what happened so far. */
export function CaseColumns({ memberId, member, course }: CaseColumnsProps) {
  const { t } = useLingui()
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-6">
      <section aria-labelledby="member-facts" className="grid content-start gap-3">
        <h3 id="member-facts" className="text-lead">
          {t`The member`}
        </h3>
        {member}
        <PlaceLink
          to={{ screen: 'members', search: memberId }}
          className="target inline-flex items-center font-firm text-sky-text text-small"
        >
          {t`Account and sessions`}
        </PlaceLink>
      </section>
      <section aria-labelledby="course" className="grid content-start gap-3">
        <h3 id="course" className="text-lead">
          {t`Course`}
        </h3>
        {course}
      </section>
    </div>
  )
}
