import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AboutPage } from './about-page.tsx'

export function ScreenResponsibleGaming({ above }: { above: ReactNode }) {
  const { t } = useLingui()
  return (
    <AboutPage title={t`Responsible gaming`} above={above}>
      <p>
        <Trans>
          Games of chance are entertainment with a price. Every game here keeps a share of what is staked;
          over time the house wins. They are no income and no way out of debt. Nobody under 18 may play.
        </Trans>
      </p>
      <h2>{t`Before you play`}</h2>
      <ul>
        <li>{t`Decide what the evening may cost, and stop when it is spent.`}</li>
        <li>{t`Play with money you can do without, never with borrowed money.`}</li>
        <li>{t`Take breaks; do not play tired, upset or after drinking.`}</li>
      </ul>
      <h2>{t`Signs to take seriously`}</h2>
      <ul>
        <li>{t`You stake more to win back what you lost.`}</li>
        <li>{t`You hide how much you play or how much it cost.`}</li>
        <li>{t`Bills, work or people close to you come second.`}</li>
      </ul>
      <h2>{t`What we do`}</h2>
      <p>
        {t`Above you set limits, take a pause or exclude yourself; under Security you can delete your account. Your balance can be withdrawn whatever else is open.`}
      </p>
    </AboutPage>
  )
}
