import { formsThatSendNothing } from '../forms.ts'
import { openDialogs, openForm, textFieldsOf } from './form-in-page.ts'
import { type RefusedWrites, refuseWrites } from './refuse-writes.ts'
import { type SweepEnd, sweepForm } from './sweep-form.ts'

/* Brought into a page of the running product by tests/e2e/support/forms/sweep-forms.ts, which calls it by this name. */

let writes: RefusedWrites | undefined

/** The forms that a person can reach now, with a field to fill. */
const listForms = () =>
  [...(openDialogs().at(-1) ?? document).querySelectorAll<HTMLElement>('[data-form]')]
    .filter(form => textFieldsOf(form).length > 0)
    .map(form => form.dataset.form ?? '')

interface Task {
  readonly name: string
  /** So many texts it has taken already, before it closed and was opened again. */
  readonly taken: number
  readonly good?: Readonly<Record<string, string>>
}

async function sweep({ name, ...task }: Task): Promise<SweepEnd & { isOpen: boolean }> {
  const own = writes ?? refuseWrites()
  const kept = formsThatSendNothing.includes(name) ? () => location.href : undefined
  const end = await sweepForm(name, { ...own, ...task, ...(kept && { kept }) })
  if (own !== writes) own.end()
  return { ...end, isOpen: textFieldsOf(openForm(name)).length > 0 }
}

Reflect.set(globalThis, 'araraSweep', {
  listForms,
  sweep,
  refuseAll: () => {
    writes ??= refuseWrites()
  },
  listSent: () => writes?.sent ?? [],
})
