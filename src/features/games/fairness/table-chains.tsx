import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import type { TableChain } from '../../../../contract/games/shared-rounds.ts'
import { useApp } from '../../../app/app-context.ts'
import { NotLoaded } from '../../../common/not-loaded.tsx'
import { useAnswer } from '../../../common/use-answer.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { FoldSign } from '../../../ui/fold-sign.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { CodeFact } from './code-fact.tsx'
import { SaltFacts } from './salt-facts.tsx'

/** The chains that tables draw from, and those that wait for their salt: fixed before anybody can know it. */
export function TableChains() {
  const { t } = useLingui()
  return (
    <details className="group rounded-wide bg-surface p-5 shadow-mid">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-bold font-display text-lead">
        {t`Chains of the tables`}
        <FoldSign />
      </summary>
      <div className="grid gap-4 pt-2">
        <p className="text-soft">
          {t`A new chain is shown here at once; its salt is a value of drand that is published later.`}
        </p>
        <Chains />
      </div>
    </details>
  )
}

function Chains() {
  const { t } = useLingui()
  const { answer, isMissing, refresh } = useAnswer('table-chains')
  const names = useNames(answer)
  if (isMissing) return <NotLoaded title={t`The chains could not be loaded`} asked={refresh} />
  if (answer === undefined) return <Skeleton className="h-48 rounded-corner" />
  if (answer.length === 0) return <p className="text-soft">{t`No table has been opened yet.`}</p>
  return answer.map(chain => (
    <section key={`${chain.game_id} ${chain.anchor}`} className="grid gap-2">
      <h3 className="text-body">{names.get(chain.game_id) ?? chain.game_id}</h3>
      <dl className="grid gap-2">
        <CodeFact term={t`The chain’s anchor`} text={chain.anchor} />
        <SaltFacts source={chain} />
        <CodeFact term={t`The table’s public salt`} text={chain.salt ?? t`not published yet`} />
      </dl>
    </section>
  ))
}

/** The games' names as the device has them. */
function useNames(chains: readonly TableChain[] | undefined): ReadonlyMap<string, string> {
  const { db } = useApp()
  const language = useLanguage()
  const ids = [...new Set(chains?.map(({ game_id }) => game_id))]
  const known = useLiveQuery(async () => {
    const rows = await db.games.bulkGet(ids.map((id): [string, string] => [language, id]))
    return new Map(rows.flatMap(row => (row ? [[row.id, row.name] as const] : [])))
  }, [db, language, ids.join(' ')])
  return known ?? new Map()
}
