import * as z from 'zod/mini'
import { longestPassword } from '../fields.ts'
import { secretField } from '../text-fields.ts'

export const leastAdministratorPassword = 12

/** What an administrator chooses; the server also refuses words of theirs, of the site, and what is guessed first. */
export const administratorPassword = secretField().check(
  z.minLength(leastAdministratorPassword, 'administrator_password_too_short'),
  z.maxLength(longestPassword, 'password_too_long'),
)
