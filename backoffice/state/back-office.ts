import { createContext, useContext } from 'react'
import type { ApiClient } from '../../src/api/api-client.ts'
import type { ProofStore } from '../features/auth/session/proof-store.ts'
import type { SessionStore } from '../features/auth/session/session-store.ts'
import type { LineStore } from './line.ts'
import type { PlaceStore } from './place.ts'
import type { PreferenceStore } from './preferences.ts'
import type { Toasts } from './toasts.ts'

/** Everything a screen may reach that is not its own. Filled in `main.tsx`. */
export interface BackOffice {
  readonly api: ApiClient
  readonly session: SessionStore
  /** Asks the operator, over whatever is open, to prove anew who they are. */
  readonly proof: ProofStore
  readonly line: LineStore
  readonly place: PlaceStore
  readonly preferences: PreferenceStore
  readonly toasts: Toasts
  /** Reasons half written, by what they are about: an expired session costs nobody a sentence. */
  readonly drafts: Map<string, string>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** A fresh idempotency key. */
  readonly newKey: () => string
}

export const BackOfficeContext = createContext<BackOffice | undefined>(undefined)

export function useBackOffice(): BackOffice {
  const backOffice = useContext(BackOfficeContext)
  if (!backOffice) throw new Error('A screen stands outside of the desk')
  return backOffice
}
