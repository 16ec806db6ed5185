import { useLingui } from '@lingui/react/macro'
import { AboutPage } from './about-page.tsx'

export function ScreenPrivacy() {
  const { t } = useLingui()
  return (
    <AboutPage title={t`Privacy`}>
      <h2>{t`What we keep`}</h2>
      <p>
        {t`Your name, CPF, date of birth, phone and e-mail; your deposits, withdrawals, stakes and rounds; the addresses of devices that signed in. The law asks for most of it.`}
      </p>
      <h2>{t`What we do not do`}</h2>
      <p>{t`We sell nothing about you, show no advertising of others and load nothing from other companies.`}</p>
      <h2>{t`On your device`}</h2>
      <p>
        {t`The app keeps your own records on your device, so that you can read them offline. Documents are kept masked, bank details waiting to be sent are encrypted, and signing out removes all of it.`}
      </p>
      <h2>{t`Your rights`}</h2>
      <p>
        {t`Under the LGPD you may see, correct, export and erase your data. What the law makes us keep is erased when its time is over. Write to support.`}
      </p>
    </AboutPage>
  )
}
