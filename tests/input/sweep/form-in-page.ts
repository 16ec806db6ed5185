/* A form that is open in a page of a browser: its fields, a paste, a press of its button, and the mistakes that it shows. */

export type TextField = HTMLInputElement | HTMLTextAreaElement

const textTypes = ['text', 'email', 'tel', 'search', 'password', 'number', 'url']

export function openForm(name: string): HTMLElement | undefined {
  const form = document.querySelector(`[data-form="${name}"], [data-writes="${name}"]`)
  return form instanceof HTMLElement ? form : undefined
}

const isText = (field: Element): field is TextField =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && textTypes.includes(field.type))

/** The text fields that a person can write in now. */
export function textFieldsOf(form: ParentNode | undefined): TextField[] {
  const all = [...(form?.querySelectorAll('input, textarea') ?? [])].filter(isText)
  return all.filter(field => !field.readOnly && !field.disabled && field.checkVisibility())
}

export const labelOf = (field: TextField) => field.labels?.[0]?.textContent ?? field.ariaLabel ?? ''

/** Brings a text in place of the one in the field, as a paste does; returns what the browser let through. */
export function paste(field: TextField, text: string): string {
  if (field.value === text) return text
  let typed = ''
  const note = () => {
    typed = field.value
  }
  // Before the app reads the field and writes into it.
  window.addEventListener('input', note, { capture: true })
  field.focus()
  field.select()
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  window.removeEventListener('input', note, { capture: true })
  return typed
}

/** Presses what sends it: its submit button, or the main button under a sheet. */
export function send(form: HTMLElement) {
  if (form instanceof HTMLFormElement) return form.requestSubmit()
  const buttons = [...(form.closest('dialog')?.querySelectorAll('footer button') ?? [])]
  const last = buttons.filter(one => one instanceof HTMLButtonElement && !one.disabled).at(-1)
  if (last instanceof HTMLButtonElement) last.click()
}

/** The mistakes of its fields, then those of the page, in words. */
export function mistakesOf(form: HTMLElement | undefined): string[] {
  const wrong = [...(form?.querySelectorAll('[aria-invalid=true]') ?? [])].map(field => {
    const [first] = (field.getAttribute('aria-describedby') ?? '').split(' ')
    return document.getElementById(first ?? '')?.textContent ?? ''
  })
  const whole = [...document.querySelectorAll('[role=alert]')].map(one => one.textContent ?? '')
  return [...wrong, ...whole.filter(words => words !== '')]
}

export const openDialogs = () => [...document.querySelectorAll('dialog')].filter(one => one.open)

const channel = new MessageChannel()

/** A turn of the page: what React and the app have put off is done by then. */
const turn = () =>
  new Promise<void>(resolve => {
    channel.port1.onmessage = () => resolve()
    channel.port2.postMessage('')
  })
/** A page that is not drawn gives no frame: a game that stands still, a window behind another. */
const longestFrameMs = 100
const frame = () =>
  new Promise(resolve => {
    requestAnimationFrame(resolve)
    setTimeout(resolve, longestFrameMs)
  })

const fewTurns = 6
const patienceMs = 5_000

/** Waits until nothing is under way and it is so; `false` after 5 s. */
export async function until(isIdle: () => boolean, isSo: () => boolean): Promise<boolean> {
  const isBusy = () => !isIdle() || document.querySelector('[aria-busy=true]') !== null
  const end = performance.now() + patienceMs
  for (let turns = 0; turns < fewTurns; turns++) await turn()
  while (isBusy() || !isSo()) {
    if (performance.now() > end) return false
    await frame()
  }
  return true
}
