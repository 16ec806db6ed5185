import type { RegistryReason } from '../../../../contract/responsible-gambling/breaks.ts'

/** Why the registry was asked. */
export type Occasion = 'registration' | 'sign_in' | 'sweep'

/** What the registry last said of a member, and when it is asked again. */
export interface Standing {
  readonly member_id: string
  readonly answer: 'clear' | 'impeded' | null
  readonly reason: RegistryReason | null
  readonly answered_at: Date | null
  readonly waits_since: Date
  readonly impeded_at: Date | null
  readonly ask_at: Date
  readonly occasion: Occasion
  readonly tries: number
}
