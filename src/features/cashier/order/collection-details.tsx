import { useLingui } from '@lingui/react/macro'
import type { CollectionAccount } from '../../../../contract/cashier/money.ts'
import { CopyLine } from './copy-line.tsx'

/** 11.222.333/0001-81 */
const readable = (cnpj: string) => cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')

/** The operator's account, each part to be copied alone: banks ask for them one by one. */
export function CollectionDetails({
  collection,
  orderNo,
}: {
  collection: CollectionAccount
  orderNo: string
}) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Collection account`} className="grid gap-2">
      <dl className="rounded-wide bg-surface px-4 py-2 shadow-mid [&>div+div]:border-hairline [&>div+div]:border-t">
        <CopyLine
          label={t`Bank`}
          value={`${collection.bank_code} · ${collection.bank_name}`}
          copied={collection.bank_code}
        />
        <CopyLine label={t`Branch`} value={collection.branch} />
        <CopyLine label={t`Collection account number`} value={collection.account} />
        <CopyLine label={t`Holder`} value={collection.holder} />
        <CopyLine label="CNPJ" value={readable(collection.cnpj)} copied={collection.cnpj} />
        <CopyLine label={t`Write as the purpose`} value={orderNo} />
      </dl>
      <p className="text-center text-faint text-small">
        {t`Transfer from an account in your own name and CPF: anything else goes back.`}
      </p>
    </section>
  )
}
