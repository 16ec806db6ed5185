import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '../../src/i18n/format-date.ts'
import { useLanguage } from '../../src/i18n/use-language.ts'
import { OfflineNotice } from '../../src/ui/states/offline-notice.tsx'
import { PasskeyOffer } from '../features/auth/session/passkey-offer.tsx'
import { useIdleEnd } from '../features/auth/session/use-idle-end.ts'
import { useStore } from '../parts/forms/create-store.ts'
import { useBackOffice } from '../state/back-office.ts'
import type { Place } from '../state/place.ts'
import { TopBar } from './top-bar.tsx'

/** Around every screen of somebody who is signed in. */
export function Frame({ place, children }: { place: Place; children: ReactNode }) {
  const { t } = useLingui()
  const language = useLanguage()
  const line = useStore(useBackOffice().line)
  useIdleEnd()
  return (
    <div className="@container side:flex">
      <TopBar place={place} />
      <main className="page min-w-0 pb-[calc(1.5rem+var(--safe-bottom))] rail:pb-0">
        {line.status === 'down' ? (
          <div className="pt-4">
            <OfflineNotice
              since={formatDate(line.since, 'time', language)}
              text={t`What you see is as old as it says. Decisions need the network.`}
            />
          </div>
        ) : null}
        <PasskeyOffer />
        {children}
      </main>
    </div>
  )
}
