import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { type CatalogueIndex, openCatalogueSearch, readCatalogueVersion } from './catalogue-search.ts'

/** The index of the local catalogue; undefined while it is built for the first time. A newer one takes over when it is whole. */
export function useCatalogueSearch(): CatalogueIndex | undefined {
  const { db } = useApp()
  const language = useLanguage()
  const [index, setIndex] = useState<CatalogueIndex>()
  const version = useLiveQuery(async () => readCatalogueVersion(db, language), [db, language])
  useEffect(() => {
    if (version === undefined) return
    let isOver = false
    void openCatalogueSearch(db, language, version).then(opened => {
      if (!isOver) setIndex(opened)
    })
    return () => {
      isOver = true
    }
  }, [db, language, version])
  return index
}
