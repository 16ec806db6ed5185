import { useCallback } from 'react'
import { type AdministratorView, listAdministrators } from '../../contract/operations/administrators.ts'
import { useBackOffice } from '../state/back-office.ts'
import { useWhole } from './use-whole.ts'

/** Everybody who works here; empty until it was read. */
export function useTeam() {
  const { api } = useBackOffice()
  const read = useCallback(() => api.call(listAdministrators, {}), [api])
  const { list, reader } = useWhole<AdministratorView>(read)
  const team = list.status === 'ready' ? list.rows : []
  return { team, list, reader }
}
