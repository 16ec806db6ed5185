import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Bonuses } from '../../../../contract/promotions/bonus.ts'
import { KeptAnswer } from '../../../common/kept-answer.tsx'
import { useAnswer } from '../../../common/use-answer.ts'

type KeptBonusesProps = {
  memberId: string
  /** Their place until they are there. */
  place: ReactNode
  /** `at`: when the server last confirmed them, in epoch milliseconds. */
  children: (answer: Bonuses, at: number | undefined) => ReactNode
}

/** The member's bonuses once they are there; until then their place, or that they could not be loaded. */
export function KeptBonuses({ memberId, place, children }: KeptBonusesProps) {
  const { t } = useLingui()
  const kept = useAnswer('bonuses', { memberId })
  const missing = {
    title: t`Your bonuses could not be loaded`,
    text: t`Nothing is lost: they show as soon as the network is back.`,
  }
  return (
    <KeptAnswer kept={kept} missing={missing} place={place}>
      {answer => children(answer, kept.at)}
    </KeptAnswer>
  )
}
