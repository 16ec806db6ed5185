import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { payOrigins, readPayUrl } from '../../../state/member/pay-origins.ts'
import { externalIcon } from '../../../ui/icons/account-icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'

/** To the payment page that the provider named (`pay_url`), if the operator allows it. */
export function BankPageLink({ payUrl }: { payUrl: string | null }) {
  const { t } = useLingui()
  const { allowed } = useSnapshot(payOrigins)
  const href = readPayUrl(payUrl, allowed, location.protocol)
  if (href === undefined) return null
  return (
    <LinkButton href={href} rel="noreferrer" wide icon={externalIcon}>
      {t`Open the bank's page`}
    </LinkButton>
  )
}
