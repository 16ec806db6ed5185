import { useLingui } from '@lingui/react/macro'
import type { TicketTopic } from '../../../../contract/support/ticket-topics.ts'
import type { TicketState } from '../../../../contract/support/tickets.ts'
import type { BadgeTone } from '../../../../src/ui/states/badge.tsx'
import type { TicketFilter } from '../../../state/place.ts'

export function useTicketWords() {
  const { t } = useLingui()
  const topics: Record<TicketTopic, string> = {
    deposit: t`A deposit`,
    withdrawal: t`A withdrawal`,
    game: t`A game`,
    bonus: t`Bonus or promotion`,
    account: t`The account`,
    complaint: t`A complaint`,
    other: t`Something else`,
  }
  const states: Record<TicketState, { word: string; tone: BadgeTone }> = {
    open: { word: t`Waits for us`, tone: 'scarlet' },
    answered: { word: t`Answered`, tone: 'leaf' },
    closed: { word: t({ message: 'Closed', context: 'ticket' }), tone: 'plain' },
  }
  const filters: Record<TicketFilter, string> = {
    open: t`Waiting`,
    complaint: t`Complaints`,
    mine: t`Mine`,
    answered: t`Answered`,
    closed: t({ message: 'Closed', context: 'ticket' }),
  }
  return { topics, states, filters }
}
