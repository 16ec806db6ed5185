// @vitest-environment happy-dom
import { act } from 'react'
import { test } from 'vitest'
import { saveMemberDetails } from '../../contract/account/member-details.ts'
import { DetailsForm } from '../../src/features/account/personal-data/details-form.tsx'
import { loadFieldSentences } from '../../src/i18n/load-sentences.ts'
import { openMemberTab } from '../ui/member-tab.ts'
import { mountPage } from '../ui/mount-page.tsx'
import { type SentCall, sweepForm } from './sweep-form.ts'

const refusal = {
  ...{ status: 'error', code: 422, error: 'parameters_invalid' },
  message: 'Please fix the error in the form',
}

test('the details that a licence asks for are taken as people paste them', async () => {
  const { world, tab } = await openMemberTab('m1')
  const heard: SentCall[] = []
  world.server.decide(request => {
    if (request.path !== saveMemberDetails.path) return 'lost'
    heard.push(request)
    return Response.json(refusal, { status: 422 })
  })
  const form = <DetailsForm asked={['address']} onSaved={() => undefined} />
  await mountPage({ world, tab, path: '/', page: form, sync: { pull: async () => ({ kind: 'fresh' }) } })
  // Nothing of this form is read from the database of the device.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const state = document.querySelector('select')
  await act(async () => {
    if (state) state.value = 'AM'
    state?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  const good = {
    ...{ CEP: '69005-010', Street: "Rua d'Ávila", Number: '12-A', Complement: 'Bloco B' },
    ...{ District: 'Centro-Sul', City: 'São João' },
  }
  // Its sentences are loaded; a request takes some turns.
  const settled = () =>
    act(async () => {
      await loadFieldSentences('en', '')
      for (let turn = 0; turn < 4; turn++) await new Promise(resolve => setTimeout(resolve))
    })
  await sweepForm('details-form', { heard, good, settled })
})
