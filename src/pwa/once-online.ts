type Page = Pick<Window, 'addEventListener'> & { readonly navigator: Pick<Navigator, 'onLine'> }

/**
 * Tries at once. A failure without a network says nothing about the browser: it is tried again each time the network is back.
 * A failure with one is thrown.
 */
export async function onceOnline<T>(page: Page, attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (page.navigator.onLine) throw error
      await new Promise(resolve => page.addEventListener('online', resolve, { once: true }))
    }
  }
}
