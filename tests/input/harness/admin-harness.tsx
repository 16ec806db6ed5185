import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { BackOfficeContext } from '../../../backoffice/state/back-office.ts'
import { openLanguage } from '../../../backoffice/state/open-language.ts'
import { createTestBackOffice } from '../../ui/operations/test-back-office.tsx'
import { formsThatSendNothing, type MountedForm } from '../forms.ts'
import { openForm, until } from '../sweep/form-in-page.ts'
import { refusal } from '../sweep/refuse-writes.ts'
import { type SweepEnd, sweepForm } from '../sweep/sweep-form.ts'
import { mountings } from './mountings.tsx'

/* Runs in a page of its own: mounts one form of the back office at a desk whose server refuses everything, and sweeps it. */

function choose(form: HTMLElement | undefined, value: string) {
  const select = form?.querySelector('select')
  if (!select) return
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

async function sweepMounted(name: MountedForm): Promise<SweepEnd> {
  sessionStorage.clear()
  history.replaceState(undefined, '', '/backoffice')
  const { form, good, choice } = mountings[name]
  const { backOffice, received } = createTestBackOffice(() => ({ status: refusal.code, body: refusal }))
  const i18n = await openLanguage('en')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <I18nProvider i18n={i18n}>
      <BackOfficeContext value={backOffice}>{form}</BackOfficeContext>
    </I18nProvider>,
  )
  const isOpen = () => openForm(name) !== undefined
  if (name === 'session/proof-dialog') void backOffice.proof.ask()
  await until(() => true, isOpen)
  if (choice !== undefined) choose(openForm(name), choice)
  await until(() => true, isOpen)
  const kept = formsThatSendNothing.includes(name) ? () => location.search : undefined
  const end = await sweepForm(name, { sent: received, isIdle: () => true, good, ...(kept && { kept }) })
  root.unmount()
  place.remove()
  return end
}

Reflect.set(globalThis, 'sweepMounted', sweepMounted)
