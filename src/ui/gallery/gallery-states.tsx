import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Button } from '../button.tsx'
import { heartIcon } from '../icons/shell-icons.ts'
import { Section } from '../section.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import { ErrorState } from '../states/error-state.tsx'
import { OfflineNotice } from '../states/offline-notice.tsx'
import { Skeleton } from '../states/skeleton.tsx'
import { sampleMoment } from './sample-moment.ts'

export function GalleryStates() {
  const { t } = useLingui()
  const language = useLanguage()
  const [retrying, setRetrying] = useState(false)
  return (
    <Section title={t`States`}>
      <OfflineNotice
        since={formatDate(sampleMoment, 'time', language)}
        text={t`Favourites and records stay here. Deposits return with the network.`}
      />
      <OfflineNotice />
      <EmptyState
        icon={heartIcon}
        title={t`No favourites yet`}
        text={t`Tap the heart of a game to keep it here.`}
      >
        <Button>{t`All games`}</Button>
      </EmptyState>
      <ErrorState
        title={t`The records could not be loaded`}
        text={t`Your balance and your bets are safe.`}
        retrying={retrying}
        onRetry={() => setRetrying(!retrying)}
      />
      <div aria-busy="true" className="grid gap-3 rounded-wide bg-surface p-4 shadow-mid">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </Section>
  )
}
