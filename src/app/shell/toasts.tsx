import { useSnapshot } from 'valtio'
import { dismissToast, toasts } from '../../state/toasts.ts'
import { ToastList } from '../../ui/overlays/toast-list.tsx'

export function Toasts() {
  const { shown } = useSnapshot(toasts)
  return <ToastList toasts={shown} onDismiss={dismissToast} />
}
