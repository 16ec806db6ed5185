import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { VipLevel } from '../../../contract/vip/vip.ts'
import { KeptAnswer } from '../../common/kept-answer.tsx'
import type { Kept } from '../../common/use-answer.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'

type LevelsProps = {
  kept: Kept<readonly VipLevel[]>
  children: (levels: readonly VipLevel[]) => ReactNode
}

/** The ladder once it is there. */
export function Levels({ kept, children }: LevelsProps) {
  const { t } = useLingui()
  return (
    <KeptAnswer
      kept={kept}
      missing={{ title: t`The levels could not be loaded` }}
      place={<Skeleton className="h-80 rounded-wide" />}
    >
      {children}
    </KeptAnswer>
  )
}
