import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../app/app-context.ts'
import { useRefresh } from '../../common/use-refresh.ts'
import type { ProviderRow } from '../../db/public-rows.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** All providers, those with most games first. */
export function useProviders(): ProviderRow[] | undefined {
  const { db } = useApp()
  const language = useLanguage()
  useRefresh('providers')
  return useLiveQuery(
    async () => rowsOf(db.providers, language, '[language+position]').toArray(),
    [db, language],
  )
}
