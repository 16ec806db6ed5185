import { installation } from '../state/installation.ts'

/** Chromium's event; other browsers do not have it, and it is in no standard. */
type InstallPromptEvent = Event & { prompt: () => Promise<unknown> }

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event

/** Call it early: the browser tells once, soon after the page opened, that it would install the app. */
export function watchInstallation(page: Window) {
  const standalone = page.matchMedia('(display-mode: standalone)').matches
  const isIosApp = Reflect.get(page.navigator, 'standalone') === true
  if (standalone || isIosApp) installation.offer = 'installed'
  page.addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    if (!isInstallPrompt(event)) return
    installation.offer = 'ready'
    installation.ask = () => {
      // A prompt serves once; the browser sends a new event when it would ask again.
      installation.offer = 'byHand'
      void event.prompt()
    }
  })
  page.addEventListener('appinstalled', () => {
    installation.offer = 'installed'
  })
}
