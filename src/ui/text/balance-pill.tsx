import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../i18n/format-money.ts'
import { Icon } from '../icon.tsx'
import { clockIcon, plusIcon } from '../icons/shell-icons.ts'
import { followLink } from '../lists/follow-link.ts'
import { keepAmounts } from './keep-amounts.tsx'

type BalancePillProps = {
  /** Centavos; undefined while it was never known on this device. */
  amount: bigint | undefined
  /** Centavos of it that are bonus money: shown beside it, because they cannot be withdrawn. */
  bonus?: bigint | undefined
  /** Words for its age where it is not live, such as "as of 14:02". */
  age?: string | undefined
  hidden?: boolean
  depositHref: string
  onDeposit?: () => void
}

/** The balance of the top bar, with the way to the deposit grown onto it. */
export function BalancePill({
  amount,
  bonus = 0n,
  age,
  hidden = false,
  depositHref,
  onDeposit,
}: BalancePillProps) {
  const { t } = useLingui()
  const text = hidden ? 'R$ ••••' : amount === undefined ? 'R$ –' : formatMoney(amount)
  const part = formatMoney(bonus)
  return (
    <div className="flex items-center">
      <p className="-me-2 grid min-h-11 min-w-20 content-center rounded-s-full bg-ground-deep ps-4 pe-5 text-end leading-none">
        <span className="sr-only">{t`Balance`} </span>
        <span translate="no" className="figures font-bold font-display text-[min(1rem,28px)] leading-[1rem]">
          {text}
        </span>
        {bonus > 0n && !hidden && !age ? (
          <span className="figures text-faint text-tiny leading-[0.875rem]">
            {keepAmounts(t`${part} bonus`)}
          </span>
        ) : null}
        {age ? (
          <span className="flex items-center justify-end gap-1 text-faint text-tiny leading-[0.875rem]">
            <Icon shape={clockIcon} size={16} className="size-3" />
            <span>{age}</span>
          </span>
        ) : null}
      </p>
      <a
        href={depositHref}
        onClick={followLink(onDeposit)}
        aria-label={t`Deposit`}
        className="settle target feather grid place-items-center bg-sun text-sun-ink shadow-sun press-92"
      >
        <Icon shape={plusIcon} />
      </a>
    </div>
  )
}
