import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { type AdminProgram, adminPrograms } from '../../../../contract/vip/programs.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { List } from '../../../../src/ui/lists/list.tsx'
import { ListRow } from '../../../../src/ui/lists/list-row.tsx'
import { ErrorState } from '../../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../../src/ui/states/skeleton.tsx'
import { StaleNotice } from '../../../parts/stale-notice.tsx'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import { useWhole } from '../../../parts/use-whole.ts'
import { ScreenHead } from '../../../shell/screen-head.tsx'
import { useBackOffice } from '../../../state/back-office.ts'
import { useVersionReason } from '../../promotions/use-term-words.ts'
import { ProgramSheet } from './program-sheet.tsx'
import { useProgramWords } from './use-program-words.ts'

/** Levels of the VIP club and tables of the agency: what runs, its versions, and the way to the next. */
export function ScreenPrograms() {
  const { t } = useLingui()
  const { api, toasts } = useBackOffice()
  const read = useCallback(() => api.call(adminPrograms, {}), [api])
  const { list, reader } = useWhole<AdminProgram>(read)
  const [chosen, setChosen] = useState<AdminProgram>()
  const saved = () => {
    setChosen(undefined)
    toasts.show('sky', t`Proposed. Another owner must approve it.`)
    void reader.refresh()
  }
  return (
    <div className="mx-auto grid max-w-200 gap-4 pt-3">
      <ScreenHead title={t`VIP and agency`} list={list} onRefresh={reader.refresh} />
      <Programs list={list} onRefresh={reader.refresh} onChoose={setChosen} />
      {chosen ? <ProgramSheet program={chosen} onClose={() => setChosen(undefined)} onSaved={saved} /> : null}
    </div>
  )
}

type ProgramsProps = {
  list: ReturnType<typeof useWhole<AdminProgram>>['list']
  onRefresh: () => Promise<void>
  onChoose: (program: AdminProgram) => void
}

function Programs({ list, onRefresh, onChoose }: ProgramsProps) {
  const { t } = useLingui()
  const sentence = useCallSentence()
  const language = useLanguage()
  const words = useProgramWords()
  const reasonOf = useVersionReason()
  if (list.status === 'loading') return <Skeleton className="h-40 w-full rounded-wide" />
  if (list.status === 'failed') {
    return <ErrorState title={sentence(list.failure)} onRetry={() => void onRefresh()} />
  }
  const detailOf = ({ current }: AdminProgram) => {
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
