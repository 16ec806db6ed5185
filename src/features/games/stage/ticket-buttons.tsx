import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../../ui/icon-button.tsx'
import { shuffleIcon } from '../../../ui/icons/game-icons.ts'
import { trashIcon } from '../../../ui/icons/money-icons.ts'

type TicketButtonsProps = { ticket: { surprise: () => void; clear: () => void }; isEmpty: boolean }

/** Other numbers than these, or none. */
export function TicketButtons({ ticket, isEmpty }: TicketButtonsProps) {
  const { t } = useLingui()
  return (
    <>
      <IconButton shape={shuffleIcon} tone="raised" label={t`Other numbers`} onClick={ticket.surprise} />
      <IconButton
        shape={trashIcon}
        tone="raised"
        label={t`Clear the ticket`}
        disabled={isEmpty}
        onClick={ticket.clear}
      />
    </>
  )
}
