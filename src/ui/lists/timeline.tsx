import { useLingui } from '@lingui/react/macro'
import { Icon } from '../icon.tsx'
import { checkIcon, closeIcon } from '../icons/shell-icons.ts'
import { keepAmounts } from '../text/keep-amounts.tsx'

export type TimelineStep = {
  id: string
  title: string
  /** When it happened, or what is expected. */
  detail?: string | undefined
  state: 'done' | 'now' | 'ahead' | 'failed'
}

const marks = {
  done: 'bg-leaf text-leaf-ink',
  now: 'bg-sun text-sun-ink',
  ahead: 'bg-pressed text-faint',
  failed: 'bg-scarlet text-scarlet-ink',
}

/** What has happened to a withdrawal or a deposit, what is happening, what comes. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const { t } = useLingui()
  const words = { done: t`Done`, now: t`In progress`, ahead: t`Still to come`, failed: t`Failed` }
  return (
    <ol className="grid">
      {steps.map(step => (
        <li
          key={step.id}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="relative flex gap-3 pb-5 last:pb-0 not-last:before:absolute not-last:before:inset-y-7 not-last:before:start-3.25 not-last:before:w-0.5 not-last:before:bg-pressed"
        >
          <span
            className={`feather-small relative grid size-7 flex-none place-items-center ${marks[step.state]}`}
          >
            {step.state === 'done' ? <Icon shape={checkIcon} size={16} /> : null}
            {step.state === 'failed' ? <Icon shape={closeIcon} size={16} /> : null}
            {step.state === 'now' ? (
              <span className="size-2.5 animate-[pulse_1.6s_ease-in-out_infinite] rounded-full bg-current" />
            ) : null}
            <span className="sr-only">{words[step.state]}</span>
          </span>
          <span className={step.state === 'ahead' ? 'text-faint' : ''}>
            <span className="block font-firm text-body leading-[1.75rem]">{keepAmounts(step.title)}</span>
            {step.detail ? (
              <span className="block text-faint text-small">{keepAmounts(step.detail)}</span>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  )
}
