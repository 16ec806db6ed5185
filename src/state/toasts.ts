import { proxy } from 'valtio'

export type Toast = {
  id: string
  tone: 'leaf' | 'scarlet' | 'sky'
  text: string
  /** Of a text that is not in the language of the page (BCP 47). */
  lang?: string | undefined
  action?: { label: string; onPress: () => void } | undefined
}

/** `held`: have an action and no room; they are shown when there is some. */
export const toasts = proxy<{ shown: Toast[]; held: Toast[] }>({ shown: [], held: [] })

/** Long enough to read aloud twice; a toast with a button stays until it is answered. */
const shownMs = 6000
/** More would cover the page on a phone. */
const mostShown = 3

let lastNumber = 0

export function showToast(toast: Omit<Toast, 'id'> & { id?: string }): string {
  lastNumber += 1
  const id = toast.id ?? `toast-${lastNumber}`
  arrange([...othersThan(id), { ...toast, id }])
  if (!toast.action) setTimeout(() => dismissToast(id), shownMs)
  return id
}

export function dismissToast(id: string) {
  arrange(othersThan(id))
}

const othersThan = (id: string) => [...toasts.held, ...toasts.shown].filter(one => one.id !== id)

/** The oldest go where there are too many, but none that asks something: what nobody answered would be offered nowhere else. */
function arrange(all: Toast[]) {
  const shown = [...all]
  const held: Toast[] = []
  while (shown.length > mostShown) {
    const spare = shown.slice(0, -1).findIndex(({ action }) => !action)
    const [gone] = shown.splice(Math.max(spare, 0), 1)
    if (gone?.action) held.push(gone)
  }
  toasts.shown = shown
  toasts.held = held
}
