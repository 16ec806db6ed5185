import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import {
  createButton,
  fillPerson,
  registerDialog,
  registerField,
} from '../../e2e/support/forms/register-form.ts'
import { openAs } from '../../e2e/support/open-as.ts'
import { createPerson, type Person } from '../../e2e/support/people.ts'
import { callServer, registerMember } from '../../e2e/support/server.ts'
import { balanceOf, fillLogin, guestDoor } from '../../e2e/support/visit.ts'
import { word } from '../../e2e/support/words.ts'
import { countMembers } from '../count-members.ts'
import type { Leg } from '../leg.ts'

const sessionReply = z.object({ access_token: z.string() })

/** A session of their own, where there is such a member. */
async function logIn({ name, password }: Pick<Person, 'name' | 'password'>): Promise<string | undefined> {
  const { status, body } = await callServer('/api/auth/login2', {
    body: { name, password },
    key: randomUUID(),
  })
  return status === 200 ? z.parse(sessionReply, body).access_token : undefined
}

async function tokenOf(person: Pick<Person, 'name' | 'password'>): Promise<string> {
  const token = await logIn(person)
  if (token === undefined) throw new Error('there is no such member')
  return token
}

/** From an empty device to an account: the one leg with every file of a first visit. */
export const register: Leg = {
  name: 'register',
  begin: async page => {
    const person = createPerson()
    return {
      token: () => tokenOf(person),
      go: async userBot => {
        await userBot.open('/', guestDoor(page, 'Register'))
        const openForm = async () => {
          if (!(await registerDialog(page).isVisible())) await guestDoor(page, 'Register').click()
        }
        const ready = registerField(page, word('Verification code'))
        await userBot.get({ name: 'the form', act: openForm, done: ready })
        await userBot.get({
          name: 'the account',
          act: async () => {
            await openForm()
            await fillPerson(page, person)
            await createButton(page).click()
          },
          done: balanceOf(page),
          count: () => countMembers(person.name),
        })
      },
    }
  },
}

/** Out, and in again by the form. */
export const signInAndOut: Leg = {
  name: 'sign-in',
  begin: async page => {
    const member = await registerMember()
    await openAs(page, member, { path: '/profile' })
    return {
      token: async () => member.token,
      go: async userBot => {
        const dialog = page.getByRole('dialog')
        await userBot.get({
          name: 'sign out',
          act: async () => {
            if (!(await dialog.isVisible()))
              await page.getByRole('button', { name: word('Sign out') }).click()
            await dialog.getByRole('button', { name: word('Sign out') }).click()
          },
          done: guestDoor(page, 'Log in'),
        })
        const entry = { account: member.name, password: member.password }
        await userBot.get({
          name: 'sign in',
          act: async () => {
            if (!(await dialog.isVisible())) await guestDoor(page, 'Log in').click()
            await fillLogin(page, entry)
          },
          done: balanceOf(page),
        })
      },
    }
  },
}
