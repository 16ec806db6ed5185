import { Trans, useLingui } from '@lingui/react/macro'
import type { UserVip, VipStanding } from '../../../contract/vip/vip.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Progress } from '../../ui/states/progress.tsx'
import { LevelMedal } from './level-medal.tsx'
import type { Steps } from './steps-of.ts'

type ProgressCardProps = { uservip: UserVip; standing: VipStanding; steps: Steps }

/** The level, and how far the next one is: both figures are needed, where recharges count. */
export function ProgressCard({ uservip, standing, steps: { here, next, ladder } }: ProgressCardProps) {
  const { t } = useLingui()
  const top = ladder.length - 1
  const needsRecharges = next !== undefined && next.recharge_needed > 0n
  return (
    <section className="grid gap-5 rounded-wide bg-surface p-5 shadow-mid">
      <div className="flex items-center gap-4">
        <LevelMedal level={here.level} />
        <div className="min-w-0">
          <p className="text-small text-soft">
            <Trans>
              Level {here.level} of {top}
            </Trans>
          </p>
          <h2 className="text-title">{here.name}</h2>
        </div>
      </div>
      {next === undefined ? (
        <p className="text-soft">{t`You stand at the top of the ladder.`}</p>
      ) : (
        <div className="grid gap-4">
          <p className="text-soft">
            {needsRecharges ? (
              <Trans>
                For <strong className="text-text">{next.name}</strong> you need both:
              </Trans>
            ) : (
              <Trans>
                For <strong className="text-text">{next.name}</strong> you need:
              </Trans>
            )}
          </p>
          {needsRecharges ? (
            <Reached
              label={t`Deposited so far`}
              value={uservip.totalrecharge}
              needed={next.recharge_needed}
            />
          ) : null}
          <Reached label={t`Staked so far`} value={standing.betting} needed={next.betting_needed} />
        </div>
      )}
      <Keeping standing={standing} needed={here.keep_betting} name={here.name} />
    </section>
  )
}

function Reached({ label, value, needed }: { label: string; value: bigint; needed: bigint }) {
  const { t } = useLingui()
  const reached = formatMoney(value)
  const goal = formatMoney(needed)
  return (
    <Progress
      label={label}
      value={Number(value)}
      max={Number(needed)}
      text={t`${reached} of ${goal}`}
      tone={value >= needed ? 'leaf' : 'wing'}
    />
  )
}

/** A level lasts as long as each period brings the stakes that keep it. */
function Keeping({ standing, needed, name }: { standing: VipStanding; needed: bigint; name: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  if (needed === 0n) return null
  const until = formatDate(Date.parse(`${standing.period_ends}T12:00:00Z`), 'day', language)
  return (
    <div className="grid gap-2 border-hairline border-t pt-4">
      <Reached label={t`To keep ${name}`} value={standing.period_betting} needed={needed} />
      <p className="text-faint text-small">{t`Until ${until}; without it the level falls by one.`}</p>
    </div>
  )
}
