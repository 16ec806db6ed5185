import './backoffice.css'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { activateLanguage } from '../src/i18n/activate-language.ts'
import { Brand } from '../src/ui/brand.tsx'
import { EmptyState } from '../src/ui/empty-state.tsx'
import { clockIcon } from '../src/ui/icons/shell-icons.ts'

/** The operators' entry. It says honestly that its screens are still to come. */
const i18n = await activateLanguage('pt')
document.documentElement.lang = i18n.locale
const place = document.getElementById('app')
if (place) {
  createRoot(place).render(
    <I18nProvider i18n={i18n}>
      <main className="page column py-8">
        <Brand name="Arara · Operação" />
        <EmptyState icon={clockIcon} title="A área de operação ainda não está pronta." />
      </main>
    </I18nProvider>,
  )
}
