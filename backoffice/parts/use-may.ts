import type { Endpoint } from '../../contract/endpoint.ts'
import { useBackOffice } from '../state/back-office.ts'
import { useStore } from './forms/create-store.ts'

/** Whether the call is open to the signed-in administrator: what would be refused is not offered. The server decides. */
export function useMay(): (endpoint: Pick<Endpoint, 'roles'>) => boolean {
  const session = useStore(useBackOffice().session)
  return ({ roles }) => session.status === 'signed-in' && roles.includes(session.administrator.role)
}

/** The id of the signed-in administrator. */
export function useSelf(): string | undefined {
  const session = useStore(useBackOffice().session)
  return session.status === 'signed-in' ? session.administrator.id : undefined
}
