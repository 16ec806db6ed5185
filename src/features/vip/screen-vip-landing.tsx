import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { OfflineAgeAt } from '../../common/offline-age.tsx'
import { isSettled } from '../../common/use-answer.ts'
import { useWayBack } from '../../common/use-way-back.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { followLink } from '../../ui/lists/follow-link.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { LevelLadder } from './level-ladder.tsx'
import { LevelMedal } from './level-medal.tsx'
import { Levels } from './levels.tsx'
import { useLadder } from './use-ladder.ts'
import { VipRules } from './vip-rules.tsx'

/** `/vip`: what the club is, before one is in it. */
export function ScreenVipLanding() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const kept = useLadder()
  const ladder = kept.answer?.filter(one => one.track === 'general')
  const lead = (to: '/promotion/vip' | '/nivel') => ({
    href: to,
    onClick: followLink(() => void navigate({ to })),
  })
  return (
    <div className="page pb-8">
      <PageHeader title={t`VIP`} {...useWayBack('/')} />
      <section className="night grid justify-items-start gap-4 rounded-wide bg-surface p-6 text-text shadow-high">
        <LevelMedal level={ladder === undefined ? 9 : ladder.length - 1} />
        <h2 className="text-hero">{t`The house plays back`}</h2>
        <p className="max-w-prose text-soft">
          {t`Ten levels, three tracks, and what each one takes and gives stands here in figures. Nothing to apply for.`}
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton tone="main" {...lead('/promotion/vip')}>{t`See my level`}</LinkButton>
          <LinkButton {...lead('/nivel')}>{t`All tracks`}</LinkButton>
        </div>
      </section>
      <Section title={t`The general track`}>
        <OfflineAgeAt at={kept.at} />
        <Levels kept={kept}>{() => <LevelLadder ladder={ladder ?? []} />}</Levels>
      </Section>
      {isSettled(kept) ? <VipRules levels={kept.answer} /> : null}
    </div>
  )
}
