import type { Toast } from '../../src/ui/overlays/toast-list.tsx'
import { createStore, type Store } from '../parts/forms/create-store.ts'

/** Long enough to be read twice. */
const shownMs = 7_000

export interface Toasts extends Pick<Store<readonly Toast[]>, 'read' | 'subscribe'> {
  readonly show: (tone: Toast['tone'], text: string) => void
  readonly dismiss: (id: string) => void
}

export function createToasts(newId: () => string): Toasts {
  const store = createStore<readonly Toast[]>([])
  const dismiss = (id: string) => store.write(store.read().filter(toast => toast.id !== id))
  return {
    ...store,
    dismiss,
    show: (tone, text) => {
      const id = newId()
      store.write([...store.read().slice(-2), { id, tone, text }])
      setTimeout(() => dismiss(id), shownMs)
    },
  }
}
