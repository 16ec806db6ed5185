import { proxy } from 'valtio'

export type Toast = {
  id: string
  tone: 'leaf' | 'scarlet' | 'sky'
  text: string
  action?: { label: string; onPress: () => void } | undefined
}

export const toasts = proxy<{ shown: Toast[] }>({ shown: [] })

/** Long enough to read aloud twice; a toast with a button stays until it is answered. */
const shownMs = 6000
/** More would cover the page on a phone. */
const mostShown = 3

let lastNumber = 0

export function showToast(toast: Omit<Toast, 'id'> & { id?: string }): string {
  lastNumber += 1
  const id = toast.id ?? `toast-${lastNumber}`
  toasts.shown = [...toasts.shown.filter(one => one.id !== id), { ...toast, id }].slice(-mostShown)
  if (!toast.action) setTimeout(() => dismissToast(id), shownMs)
  return id
}

export function dismissToast(id: string) {
  toasts.shown = toasts.shown.filter(toast => toast.id !== id)
}
