import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import {
  type BalanceReturn,
  balanceReturns,
  retryBalanceReturn,
} from '../../../../contract/cashier/balance-returns.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { shieldCheckIcon } from '../../../../src/ui/icons/account-icons.ts'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import { keepAmounts } from '../../../../src/ui/text/keep-amounts.tsx'
import { PagedList } from '../../../parts/paged-list.tsx'
import { useMay } from '../../../parts/use-may.ts'
import { PlaceLink } from '../../../shell/place-link.tsx'
import { useBackOffice } from '../../../state/back-office.ts'
import { RetryDialog } from './retry-dialog.tsx'
import { returnTones, useReturnWords } from './use-return-words.ts'

const pollMs = 30_000

/** Balances of members whom the registry names: those that go back, or what is over. */
export function ReturnList({ over }: { over: boolean }) {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const [retrying, setRetrying] = useState<BalanceReturn>()
  // A row that was seen to is read anew.
  const [turn, setTurn] = useState(0)
  const readPage = useCallback(
    (cursor: string | undefined) =>
      api.call(balanceReturns, { body: { over, ...(cursor !== undefined && { cursor }) } }),
    [api, over],
  )
  return (
    <>
      <PagedList<BalanceReturn>
        key={turn}
        label={t`Balances to return`}
        readPage={readPage}
        everyMs={pollMs}
        empty={
          <EmptyState
            icon={shieldCheckIcon}
            title={over ? t`Nothing is over yet` : t`No balance waits to go back`}
            text={t`Two days after the registry of the impeded names a member, what is left goes back to an account of theirs, and the account is closed.`}
          />
        }
      >
        {row => <Row key={`${row.member.id} ${row.impeded_at}`} row={row} onRetry={() => setRetrying(row)} />}
      </PagedList>
      {retrying === undefined ? null : (
        <RetryDialog
          row={retrying}
          onClose={() => setRetrying(undefined)}
          onDone={() => {
            setRetrying(undefined)
            setTurn(last => last + 1)
          }}
        />
      )}
    </>
  )
}

function Row({ row, onRetry }: { row: BalanceReturn; onRetry: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const may = useMay()
  const { states, causeOf } = useReturnWords()
  const { member, state, cause, withdrawal } = row
  const moment = (text: string) => formatDate(Date.parse(text), 'moment', language)
  const [since, by] = [moment(row.impeded_at), moment(row.return_by)]
  const end = row.ended_at === null ? '' : moment(row.ended_at)
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="head-row items-start gap-3">
        <PlaceLink
          to={{ screen: 'members', search: member.id }}
          className="min-h-11 break-all py-2 font-firm text-sky-text"
        >
          {member.name}
        </PlaceLink>
        <span className="flex flex-wrap items-center justify-end gap-2 py-2">
          <span className="figures font-firm">{keepAmounts(formatMoney(row.money))}</span>
          <Badge tone={returnTones[state]}>{states[state]}</Badge>
        </span>
      </div>
      {cause === null ? null : <p className="text-small">{causeOf(cause)}</p>}
      <p className="figures text-faint text-small">
        {end === '' ? t`Named ${since} · to be with the member by ${by}` : t`Named ${since} · ended ${end}`}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {withdrawal === null ? null : (
          <PlaceLink
            to={{ screen: 'withdrawals', state: withdrawal.state, id: withdrawal.id }}
            className="figures min-h-11 py-2 font-firm text-sky-text"
          >
            {withdrawal.order_no}
          </PlaceLink>
        )}
        {state === 'stuck' && may(retryBalanceReturn) ? (
          <Button onClick={onRetry}>{t`Try again`}</Button>
        ) : null}
      </div>
    </li>
  )
}
