import { useLingui } from '@lingui/react/macro'
import type { TicketTopic } from '../../../../contract/support/ticket-topics.ts'
import type { TicketState } from '../../../../contract/support/tickets.ts'
import type { BadgeTone } from '../../../ui/states/badge.tsx'

export function useTicketWords() {
  const { t } = useLingui()
  const topics: Record<TicketTopic, string> = {
    deposit: t`A deposit`,
    withdrawal: t`A withdrawal`,
    game: t`A game`,
    bonus: t`Bonus or promotion`,
    account: t`My account`,
    complaint: t`A complaint`,
    other: t`Something else`,
  }
  const states: Record<TicketState | 'waiting' | 'parked', { word: string; tone: BadgeTone }> = {
    open: { word: t`With us`, tone: 'sky' },
    answered: { word: t`Answered`, tone: 'leaf' },
    closed: { word: t`Closed`, tone: 'plain' },
    waiting: { word: t`Waiting to be sent`, tone: 'sun' },
    parked: { word: t`Not sent`, tone: 'scarlet' },
  }
  return { topics, states }
}
