import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReplyOf } from '../../../../contract/endpoint.ts'
import { verifyAudit } from '../../../../contract/operations/administrators.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { FormErrors } from '../../../../src/ui/fields/form-errors.tsx'
import { Icon } from '../../../../src/ui/icon.tsx'
import { shieldCheckIcon } from '../../../../src/ui/icons/account-icons.ts'
import { alertIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useBackOffice } from '../../../state/back-office.ts'

type Found = ReplyOf<typeof verifyAudit>['data']

/** A long log takes its time: every row is hashed anew. */
const timeoutMs = 60_000

/** Recomputes the chain of hashes on demand, and says what came of it. */
export function VerifyChain() {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const [found, setFound] = useState<Found>()
  const { busy, fault, send } = useSend(
    (_wish: 'verify') => api.call(verifyAudit, { timeoutMs }),
    ({ data }) => setFound(data),
  )
  return (
    <section
      aria-label={t`Chain of hashes`}
      className="grid gap-3 rounded-wide bg-surface p-4 shadow-mid wide:flex wide:items-center wide:justify-between wide:p-5"
    >
      <div role="status" className="min-w-0">
        {found ? (
          <Result found={found} />
        ) : (
          <p className="text-small text-soft">
            {t`Every row is sealed with the one before it: a row that was changed, taken out or put in breaks the chain.`}
          </p>
        )}
        <FormErrors message={fault?.message} hint={undefined} />
      </div>
      <Button busy={busy} icon={shieldCheckIcon} onClick={() => void send('verify')}>
        {t`Check the chain`}
      </Button>
    </section>
  )
}

function Result({ found }: { found: Found }) {
  const { t } = useLingui()
  const language = useLanguage()
  const at = formatDate(Date.parse(found.checked_at), 'moment', language)
  const { rows, first_broken: broken } = found
  const head = found.head.slice(0, 16)
  return (
    <div className="flex items-start gap-3">
      <Icon
        shape={found.whole ? shieldCheckIcon : alertIcon}
        className={found.whole ? 'text-leaf-text' : 'text-scarlet-text'}
      />
      <div className="min-w-0">
        <p className="font-firm">
          {found.whole
            ? t`Whole: ${plural(rows, { one: '# row', other: '# rows' })} checked.`
            : t`Broken at row ${broken}: report it to the operator.`}
        </p>
        <p className="figures break-all text-faint text-small">{t`${at}, ends with ${head}…`}</p>
      </div>
    </div>
  )
}
