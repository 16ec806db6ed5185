import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { clubDesk, type DeskClub } from '../../../../contract/vip/club-desk.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { List } from '../../../../src/ui/lists/list.tsx'
import { ListRow } from '../../../../src/ui/lists/list-row.tsx'
import { ErrorState } from '../../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../../src/ui/states/skeleton.tsx'
import { useDesk } from '../../../desk/desk.ts'
import { StaleNotice } from '../../../parts/stale-notice.tsx'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import { useWhole } from '../../../parts/use-whole.ts'
import { ScreenHead } from '../../../shell/screen-head.tsx'
import { useVersionReason } from '../../promotions/use-term-words.ts'
import { ClubSheet } from './club-sheet.tsx'
import { useClubWords } from './use-club-words.ts'

/** Levels of the VIP club and tables of the agency: what runs, its versions, and the way to the next. */
export function ScreenClub() {
  const { t } = useLingui()
  const { api, toasts } = useDesk()
  const read = useCallback(() => api.call(clubDesk, {}), [api])
  const { list, reader } = useWhole<DeskClub>(read)
  const [chosen, setChosen] = useState<DeskClub>()
  const saved = () => {
    setChosen(undefined)
    toasts.tell('sky', t`Proposed. Another owner must approve it.`)
    void reader.refresh()
  }
  return (
    <div className="mx-auto grid max-w-200 gap-4 pt-3">
      <ScreenHead title={t`VIP and agency`} list={list} onRefresh={reader.refresh} />
      <Desks list={list} onRefresh={reader.refresh} onChoose={setChosen} />
      {chosen ? <ClubSheet desk={chosen} onClose={() => setChosen(undefined)} onSaved={saved} /> : null}
    </div>
  )
}

type DesksProps = {
  list: ReturnType<typeof useWhole<DeskClub>>['list']
  onRefresh: () => Promise<void>
  onChoose: (desk: DeskClub) => void
}

function Desks({ list, onRefresh, onChoose }: DesksProps) {
  const { t } = useLingui()
  const sentence = useCallSentence()
  const language = useLanguage()
  const words = useClubWords()
  const reasonOf = useVersionReason()
  if (list.status === 'loading') return <Skeleton className="h-40 w-full rounded-wide" />
  if (list.status === 'failed') {
    return <ErrorState title={sentence(list.failure)} onRetry={() => void onRefresh()} />
  }
  const detailOf = ({ current }: DeskClub) => {
    const { version, administrator } = current
    const reason = reasonOf(current)
    const since = formatDate(Date.parse(current.effective_from), 'moment', language)
    const by = administrator ?? t`the operator`
    return t`Version ${version} since ${since}, by ${by}: ${reason}`
  }
  return (
    <>
      <StaleNotice failure={list.failure} />
      <List label={t`VIP and agency`}>
        {list.rows.map(row => (
          <ListRow key={row.id} title={words(row.id)} detail={detailOf(row)} onPress={() => onChoose(row)} />
        ))}
      </List>
    </>
  )
}
