import { useLingui } from '@lingui/react/macro'

/** The way to bets on several numbers. */
export function MoreButton({ disabled, onPress }: { disabled: boolean; onPress: () => void }) {
  const { t } = useLingui()
  return (
    <button type="button" disabled={disabled} onClick={onPress} className="tray-more">
      {t`Splits…`}
    </button>
  )
}
