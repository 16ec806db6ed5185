import { useLingui } from '@lingui/react/macro'

/** What the person who checked a transfer wrote. */
export function ReviewerNote({ note }: { note: string }) {
  const { t } = useLingui()
  return (
    <p className="rounded-corner bg-sun-wash p-3 text-small">
      <span className="block font-firm">{t`Message from the review`}</span>
      <span className="break-words">{note}</span>
    </p>
  )
}
