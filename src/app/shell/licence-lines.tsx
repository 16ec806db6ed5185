import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import type { Operator } from '../../../contract/regime.ts'
import { siteConfig } from '../../state/site-config.ts'

/** Under which licence, and who operates: what the law of that licence wants in the footer. */
export function LicenceLines() {
  const { licence, operator } = useSnapshot(siteConfig).now
  return (
    <div className="grid gap-1 text-faint text-tiny">
      {licence === 'br-spa' ? (
        <>
          <p>
            <Trans>
              Authorised by the Secretariat of Prizes and Bets of the Ministry of Finance (SPA/MF).
            </Trans>
          </p>
          <p>
            <Trans>
              Betting is not an investment and can cause addiction. Nobody under 18 may bet, nor people with
              influence on results, nor those whom the law bars (Law 14.790/2023, art. 26).
            </Trans>
          </p>
        </>
      ) : (
        <p>
          <Trans>Operated under a Curacao licence.</Trans>
        </p>
      )}
      <OperatorLine operator={operator} />
    </div>
  )
}

function OperatorLine({ operator }: { operator: Operator }) {
  const { name, cnpj, licence, address, contact, ombudsman } = operator
  const shown = cnpj?.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
  const who = [name, shown && `CNPJ ${shown}`, licence, address].filter(Boolean).join(' · ')
  // A line would end within the number, at its hyphen.
  const [before, after] = shown ? who.split(shown) : [who]
  return (
    <>
      {who === '' ? null : (
        <p>
          <span>{before}</span>
          <span className="whitespace-nowrap">{shown}</span>
          <span>{after}</span>
        </p>
      )}
      {contact === null ? null : (
        <p>
          <Trans>Customer service: {contact}</Trans>
        </p>
      )}
      {ombudsman === null ? null : (
        <p>
          <Trans>Ombudsman: {ombudsman}</Trans>
        </p>
      )}
    </>
  )
}
