import type { Deps } from '../../../deps.ts'
import type { Guessed } from '../../../platform/guesses/guess-limiter.ts'
import { networkOf } from '../../../platform/http/ip-network.ts'
import type { IdentifierKind } from '../member-store.ts'
import { accountPolicy, herePolicy } from './sign-in-rules.ts'

export interface Account {
  readonly kind: IdentifierKind
  readonly value: string
}

type Secrets = Pick<Deps, 'secrets'>

function subjectOf({ secrets }: Secrets, { kind, value }: Account, where: string): Buffer {
  return secrets.sign('sign-in-guess', `${kind}\0${value}\0${where}`)
}

/** Tries on an account in one of the member's own browsers. */
export function guessedOnDevice(deps: Secrets, account: Account, device: Buffer): Guessed {
  return { subject: subjectOf(deps, account, `device\0${device.toString('base64')}`), policy: herePolicy }
}

/** Tries on an account from one network. */
export function guessedInNetwork(deps: Secrets, account: Account, ip: string): Guessed {
  return { subject: subjectOf(deps, account, networkOf(ip)), policy: herePolicy }
}

/** Tries on an account from all networks together. A right one says nothing about the others. */
export function guessedAnywhere(deps: Secrets, account: Account): Guessed {
  return { subject: subjectOf(deps, account, 'anywhere'), policy: accountPolicy, onRight: 'take_back' }
}

/** The person proved otherwise that it is them: what strangers guessed keeps them waiting no longer. */
export async function forgetGuesses(
  deps: Pick<Deps, 'secrets' | 'guesses'>,
  account: Account,
  ip: string,
): Promise<void> {
  await deps.guesses.forget(guessedInNetwork(deps, account, ip).subject)
  await deps.guesses.forget(guessedAnywhere(deps, account).subject)
}
