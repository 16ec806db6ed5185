import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { type AdminPromotion, adminPromotions } from '../../../contract/promotions/promotion-admin.ts'
import { formatDate } from '../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../src/i18n/use-language.ts'
import { List } from '../../../src/ui/lists/list.tsx'
import { ListRow } from '../../../src/ui/lists/list-row.tsx'
import { Badge } from '../../../src/ui/states/badge.tsx'
import { ErrorState } from '../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import { StaleNotice } from '../../parts/stale-notice.tsx'
import { useCallSentence } from '../../parts/use-call-sentence.ts'
import { useWhole } from '../../parts/use-whole.ts'
import { ScreenHead } from '../../shell/screen-head.tsx'
import { useBackOffice } from '../../state/back-office.ts'
import { TermsSheet } from './terms-sheet.tsx'
import { usePromotionWords, useVersionReason } from './use-term-words.ts'

/** What the operator offers: the running terms of each promotion, their versions, and the way to the next. */
export function ScreenPromotions() {
  const { t } = useLingui()
  const { api, toasts } = useBackOffice()
  const read = useCallback(() => api.call(adminPromotions, {}), [api])
  const { list, reader } = useWhole<AdminPromotion>(read)
  const [chosen, setChosen] = useState<AdminPromotion>()
  const saved = () => {
    setChosen(undefined)
    toasts.show('sky', t`Proposed. Another owner must approve it.`)
    void reader.refresh()
  }
  return (
    <div className="mx-auto grid max-w-200 gap-4 pt-3">
      <ScreenHead title={t`Promotions`} list={list} onRefresh={reader.refresh} />
      <Promotions list={list} onRefresh={reader.refresh} onChoose={setChosen} />
      {chosen ? <TermsSheet promotion={chosen} onClose={() => setChosen(undefined)} onSaved={saved} /> : null}
    </div>
  )
}

type PromotionsProps = {
  list: ReturnType<typeof useWhole<AdminPromotion>>['list']
  onRefresh: () => Promise<void>
  onChoose: (promotion: AdminPromotion) => void
}

function Promotions({ list, onRefresh, onChoose }: PromotionsProps) {
  const { t } = useLingui()
  const sentence = useCallSentence()
  if (list.status === 'loading') return <Skeleton className="h-80 w-full rounded-wide" />
  if (list.status === 'failed') {
    return <ErrorState title={sentence(list.failure)} onRetry={() => void onRefresh()} />
  }
  return (
    <>
      <StaleNotice failure={list.failure} />
      <List label={t`Promotions`}>
        {list.rows.map(row => (
          <Row key={row.id} row={row} onChoose={() => onChoose(row)} />
        ))}
      </List>
    </>
  )
}

function Row({ row, onChoose }: { row: AdminPromotion; onChoose: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const promotionWords = usePromotionWords()
  const { version, active, effective_from: from, administrator } = row.current
  const reason = useVersionReason()(row.current)
  const since = formatDate(Date.parse(from), 'moment', language)
  const by = administrator ?? t`the operator`
  const state = row.offered ? (active ? t`Offered` : t`Switched off`) : t`Not under this licence`
  return (
    <ListRow
      title={promotionWords(row.id)}
      detail={t`Version ${version} since ${since}, by ${by}: ${reason}`}
      end={<Badge tone={row.offered && active ? 'leaf' : 'plain'}>{state}</Badge>}
      onPress={onChoose}
    />
  )
}
