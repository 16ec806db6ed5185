import { useLingui } from '@lingui/react/macro'

/** The live status of an order that has not ended: heard by screen readers when it changes. */
export function WaitingSign({ hasArrived }: { hasArrived: boolean }) {
  const { t } = useLingui()
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-3 rounded-corner bg-sky-wash px-4 py-3 font-firm text-sky-text text-small"
    >
      <span aria-hidden="true" className="size-2 flex-none animate-[pulse_2s_infinite] rounded-full bg-sky" />
      <span>
        {hasArrived
          ? t`Your payment has arrived and is being checked. You will be told.`
          : t`Waiting for your payment. This page tells by itself when it is here.`}
      </span>
    </p>
  )
}
