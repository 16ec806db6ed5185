import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Puts a component into the document of happy-dom, in English, and takes it out when the test is over. */
export async function mount(node: ReactNode) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const show = (next: ReactNode) =>
    act(async () => root.render(<I18nProvider i18n={i18n}>{next}</I18nProvider>))
  await show(node)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  return { place, show }
}

/** The element a selector finds, or a failure that names it. */
export function find<Kind extends Element>(place: ParentNode, selector: string, kind: new () => Kind): Kind {
  const found = place.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`nothing of the expected kind at ${selector}`)
  return found
}

/** Types as a person does: the value changes, then the page hears of it. */
export async function type(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string) {
  const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement]
  const kind = kinds.find(one => field instanceof one)
  await act(async () => {
    // React overrides the setter on the element to notice changes by code; a person's typing goes past it.
    Object.getOwnPropertyDescriptor(kind?.prototype ?? {}, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event(kind === HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
}
