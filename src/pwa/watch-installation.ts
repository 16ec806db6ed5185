import { installation } from '../state/device/installation.ts'

/** Chromium's event; other browsers do not have it, and it is in no standard. */
type InstallPromptEvent = Event & { prompt: () => Promise<unknown> }

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event

/** The browser offers the installation once, soon after the page opened; the page keeps an event that came before (index.html). */
export function watchInstallation(page: Window) {
  const standalone = page.matchMedia('(display-mode: standalone)').matches
  const isIosApp = Reflect.get(page.navigator, 'standalone') === true
  if (standalone || isIosApp) installation.offer = 'installed'
  const onEvent = (event: Event) => {
    event.preventDefault()
    if (!isInstallPrompt(event)) return
    installation.offer = 'ready'
    installation.ask = () => {
      // A prompt serves once; the browser sends a new event when it would ask again.
      installation.offer = 'byHand'
      void event.prompt()
    }
  }
  const kept: unknown = Reflect.get(page, 'installPrompt')
  if (kept instanceof Event) onEvent(kept)
  page.addEventListener('beforeinstallprompt', onEvent)
  page.addEventListener('appinstalled', () => {
    installation.offer = 'installed'
  })
}
