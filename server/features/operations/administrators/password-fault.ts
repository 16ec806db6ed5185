import { containsOwnWord, isGuessable } from '../../../../contract/auth/guessable-password.ts'
import { leastAdministratorPassword } from '../../../../contract/operations/administrator-password.ts'
import type { Config } from '../../../platform/config/config.ts'
import { type Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { passwordLists } from '../../../platform/passwords/password-lists.ts'

interface Person {
  readonly name: string
  readonly email: string
}

/** What every back office of this product is called. */
const ofTheProduct = ['admin', 'arara', 'backoffice']

/** Nobody is named by `com` and `www`. */
const shortestLabel = 4

/**
 * Why an administrator may not have this password: shorter than 12 signs, with a word of their own or of the site in it, or
 * guessed first. Two common words in a row are guessed first, too: there is more to gain here than a member's money.
 */
export function passwordFault(
  { config }: { readonly config: Pick<Config, 'siteUrl' | 'backoffice'> },
  password: string,
  { name, email }: Person,
): Refused | undefined {
  if (password.length < leastAdministratorPassword) {
    return refuseFields({ password: ['administrator_password_too_short'] })
  }
  const [mailbox = '', domain = ''] = email.split('@')
  const hosts = [domain, ...[config.siteUrl, config.backoffice.url].map(url => new URL(url).hostname)]
  const ofHosts = hosts.flatMap(host => host.split('.')).filter(label => label.length >= shortestLabel)
  if (containsOwnWord(password, [name, mailbox, ...ofHosts, ...ofTheProduct]))
    return refuse('password_own_words')
  return isGuessable(password, passwordLists(), { joinsWords: true }) ? refuse('password_common') : undefined
}
