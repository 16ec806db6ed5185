import { useLingui } from '@lingui/react/macro'
import { Button } from '../button.tsx'
import { alertIcon, refreshIcon } from '../icons/shell-icons.ts'
import { StatePanel } from './state-panel.tsx'

type ErrorStateProps = {
  /** What happened. */
  title: string
  /** What was not lost, what still works. */
  text?: string
  onRetry?: () => void
  retrying?: boolean
}

export function ErrorState({ title, text, onRetry, retrying = false }: ErrorStateProps) {
  const { t } = useLingui()
  return (
    <StatePanel shape={alertIcon} tone="scarlet" role="alert" title={title} text={text}>
      {onRetry ? (
        <Button icon={refreshIcon} busy={retrying} onClick={onRetry}>
          {t`Try again`}
        </Button>
      ) : null}
    </StatePanel>
  )
}
