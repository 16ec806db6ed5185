import './ui/app.css'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { activateLanguage } from './i18n/activate-language.ts'
import { createAppRouter } from './router.ts'
import { createBusyLock } from './state/busy.ts'
import { loadPreferences, preferences } from './state/preferences.ts'

loadPreferences(localStorage)
const languageReady = activateLanguage(preferences.language)
const busy = createBusyLock(navigator.locks)
const router = createAppRouter({ busy })

const i18n = await languageReady
document.documentElement.lang = i18n.locale
const place = document.getElementById('app')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </StrictMode>,
  )
}
