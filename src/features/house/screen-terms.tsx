import { Trans, useLingui } from '@lingui/react/macro'
import { HousePage } from './house-page.tsx'

export function ScreenTerms() {
  const { t } = useLingui()
  return (
    <HousePage title={t`Terms of use`}>
      <h2>{t`Who may play`}</h2>
      <p>{t`People of 18 or older, one account each, under their own name and CPF. The account is yours alone.`}</p>
      <h2>{t`Your money`}</h2>
      <p>
        {t`Deposits and withdrawals are in BRL and go by PIX from and to accounts of your own CPF. Fees and limits are shown before you confirm. Deposits are to be staked once before they are withdrawn; withdrawals are reviewed.`}
      </p>
      <h2>{t`Games`}</h2>
      <p>
        {t`A round counts as the server settled it. A round that breaks off waits for you and can be finished. The return to player of each game is shown with the game, and you can verify each draw yourself.`}
      </p>
      <h2>{t`Promotions`}</h2>
      <p>{t`Each promotion has its own rules, shown before you take part. A bonus never makes you play; you may refuse it.`}</p>
      <h2>{t`What is not allowed`}</h2>
      <p>
        {t`Several accounts, accounts of others, programs that play for you, and money of unlawful origin. Such accounts are frozen and examined.`}
      </p>
      <h2>{t`Changes`}</h2>
      <p>
        <Trans>We announce changes to these terms at least two weeks before they apply.</Trans>
      </p>
      <h2>{t`Licence`}</h2>
      <p>{t`The site is operated under a Curacao licence and is for people over 18.`}</p>
    </HousePage>
  )
}
