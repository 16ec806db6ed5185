import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { house } from '../../state/house.ts'
import { HousePage } from './house-page.tsx'

export function ScreenTerms() {
  const { t } = useLingui()
  const { licence, deposit_wagering_percent, withdrawal_minutes } = useSnapshot(house).now
  return (
    <HousePage title={t`Terms of use`}>
      <h2>{t`Who may play`}</h2>
      <p>{t`People of 18 or older, one account each, under their own name and CPF. The account is yours alone.`}</p>
      <h2>{t`Your money`}</h2>
      <p>
        {t`Deposits and withdrawals are in BRL and go by PIX from and to accounts of your own CPF. Fees and limits are shown before you confirm.`}{' '}
        {deposit_wagering_percent > 0
          ? t`Deposits are to be staked once before they are withdrawn; withdrawals are reviewed.`
          : t`What you deposit can be withdrawn without being staked.`}{' '}
        {licence === 'br-spa'
          ? t`A withdrawal is paid within ${withdrawal_minutes} minutes; it is held back only for reasons of fraud or law.`
          : null}
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
      <p>
        {licence === 'br-spa'
          ? t`The site is authorised by the Secretariat of Prizes and Bets of the Brazilian Ministry of Finance and is for people over 18.`
          : t`The site is operated under a Curacao licence and is for people over 18.`}
      </p>
    </HousePage>
  )
}
