import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../../app/app-context.ts'

/** The label of a waiting bank account begins with the bank's number: here it gets the name that people know. */
export function useBankLabel(): (label: string) => string {
  const { db } = useApp()
  const banks = useLiveQuery(async () => db.banks.toArray(), [db])
  return label => {
    const ispb = /^[0-9A-Z]{8}(?= )/.exec(label)?.[0]
    const name = ispb && banks?.find(one => one.ispb === ispb)?.name
    return ispb && name ? label.replace(ispb, name) : label
  }
}
