import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useApp } from '../../../app/app-context.ts'
import type { SettledCallRow } from '../../../db/queue-rows.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { UnsentCard } from './unsent-card.tsx'
import { useOutcomeWords } from './use-outcome-words.ts'
import { whereRecorded } from './where-recorded.ts'

const tones = { done: 'leaf', refused: 'scarlet', 'not-done': 'plain' } as const

/** What became of a call whose answer was lost, by the operator's own record; here until the member has read it. */
export function SettledCall({ call }: { call: SettledCallRow }) {
  const { t } = useLingui()
  const { sync } = useApp()
  const router = useRouter()
  const language = useLanguage()
  const { name, outcome } = useOutcomeWords()
  const states = { done: t`Done`, refused: t`Refused`, 'not-done': t`Never arrived` }
  const to = call.outcome === 'not-done' ? undefined : whereRecorded(call.call)
  return (
    <UnsentCard
      title={name(call)}
      tone={tones[call.outcome]}
      state={states[call.outcome]}
      time={formatDate(call.sentAt, 'moment', language)}
    >
      <p className="text-small">{keepAmounts(outcome(call))}</p>
      <div className="flex flex-wrap gap-2">
        {to ? (
          <LinkButton
            size="small"
            href={to}
            onClick={followLink(() => void router.navigate({ to }))}
          >{t`See the record`}</LinkButton>
        ) : null}
        <Button
          size="small"
          tone="quiet"
          onClick={() => void sync.putAway(call.key)}
        >{t`I have read it`}</Button>
      </div>
    </UnsentCard>
  )
}
