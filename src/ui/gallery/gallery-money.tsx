import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { shieldCheckIcon } from '../icons/account-icons.ts'
import { clockIcon, liveIcon } from '../icons/shell-icons.ts'
import { Timeline } from '../lists/timeline.tsx'
import { QrCode } from '../qr-code.tsx'
import { Section } from '../section.tsx'
import { AgeLabel } from '../states/age-label.tsx'
import { Badge } from '../states/badge.tsx'
import { Progress } from '../states/progress.tsx'
import { Countdown } from '../text/countdown.tsx'
import { Money } from '../text/money.tsx'
import { useNow } from '../use-now.ts'
import { sampleMoment } from './sample-moment.ts'

const pixCode =
  '00020126360014br.gov.bcb.pix0114+5511987654321520400005303986540550.005802BR5905ARARA6009SAO PAULO62070503***63041D3D'

export function GalleryMoney() {
  const { t } = useLingui()
  const language = useLanguage()
  const now = useNow(1000)
  const [opened] = useState(now)
  return (
    <Section title={t`Money and Pix`}>
      <p className="flex flex-wrap items-baseline gap-x-5 gap-y-2">
        <Money amount={123456n} size="hero" />
        <Money amount={5000n} kind="change" size="title" />
        <Money amount={-1990n} kind="change" />
        <Money amount={0n} kind="change" size="small" />
        <Money amount={-1990n} kind="signed" size="small" />
      </p>
      <div className="flex flex-wrap gap-2">
        <Badge tone="leaf" icon={shieldCheckIcon}>
          {t`Paid`}
        </Badge>
        <Badge tone="sun" icon={clockIcon}>
          {t`Being checked`}
        </Badge>
        <Badge tone="scarlet" icon={liveIcon}>
          {t`Live`}
        </Badge>
        <Badge tone="sky">{t`New`}</Badge>
        <Badge>{t`Demo`}</Badge>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <AgeLabel at={now} now={now} />
        <AgeLabel at={now - 180_000} now={now} />
        <AgeLabel at={now - 90_000_000} now={now} />
      </div>
      <div className="grid justify-items-center gap-4 rounded-wide bg-surface p-5 shadow-mid">
        <QrCode text={pixCode} label={t`Pix QR code`} />
        <Countdown label={t`Expires in`} until={opened + 899_000} now={now} />
      </div>
      <Timeline
        steps={[
          {
            id: 'asked',
            title: t`Withdrawal asked for`,
            detail: formatDate(sampleMoment, 'moment', language),
            state: 'done',
          },
          {
            id: 'review',
            title: t`Being checked`,
            detail: t`It usually takes up to two hours`,
            state: 'now',
          },
          { id: 'paid', title: t`Paid by Pix`, state: 'ahead' },
        ]}
      />
      <Timeline
        steps={[{ id: 'no', title: t`Refused`, detail: t`The account is not in your name`, state: 'failed' }]}
      />
      <Progress label={t`VIP level`} value={640} max={1000} text="640 / 1000" tone="wing" />
      <Progress label={t`Left to stake`} value={1} max={3} />
      <Progress label={t`Account confirmation`} value={3} max={3} tone="sky" />
    </Section>
  )
}
