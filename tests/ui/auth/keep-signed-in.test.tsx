// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { RegisterForm } from '../../../src/features/auth/register/register-form.tsx'
import { LoginForm } from '../../../src/features/auth/session/login-form.tsx'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

/* 'Keep me signed in' is off by default. */

test.each<[string, ReactNode]>([
  ['login', <LoginForm key="login" />],
  ['registration', <RegisterForm key="register" />],
])(
  'the form of a %s keeps nobody signed in until they choose it, and says in a line what that does',
  async (_, page) => {
    const world = await createWorld()
    const place = await mountPage({ world, tab: await world.openTab(), path: '/', page })
    const find = () => place.querySelector<HTMLInputElement>('input[name="remember"]')
    await vi.waitFor(() => expect(find()?.checked).toBe(false))
    const hint = document.getElementById(find()?.getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).toBe('Stays signed in after you close the app. Only on your own device.')
  },
)
