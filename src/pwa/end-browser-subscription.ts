export const findPushManager = async () => (await navigator.serviceWorker.getRegistration())?.pushManager

/** This browser is sent nothing any more, whatever a server remembers. `false`: it could not say so. */
export async function endBrowserSubscription(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return true
  try {
    await (await (await findPushManager())?.getSubscription())?.unsubscribe()
    return true
  } catch {
    return false
  }
}
