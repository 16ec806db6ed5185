import { proxy } from 'valtio'

export type DialogName = 'login' | 'register' | 'signOut'

/** Modals toggled by flags (specification, section 4). At most one of them is open. */
export const dialogs = proxy<Record<DialogName, boolean> & { nextPath: string | undefined }>({
  login: false,
  register: false,
  signOut: false,
  /** Where a sign-in leads to: an own path, already checked. */
  nextPath: undefined,
})

/** Opens one and closes the others: a phone has no room for two. */
export function openDialog(name: DialogName, nextPath?: string) {
  closeDialogs()
  dialogs[name] = true
  dialogs.nextPath = nextPath
}

export function closeDialogs() {
  dialogs.login = false
  dialogs.register = false
  dialogs.signOut = false
}
