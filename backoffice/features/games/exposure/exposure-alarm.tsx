import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { readExposure } from '../../../../contract/games/exposure.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { keepAmounts } from '../../../../src/ui/text/keep-amounts.tsx'
import { Alarm } from '../../../parts/alarm.tsx'
import { useMay } from '../../../parts/use-may.ts'
import { PlaceLink } from '../../../shell/place-link.tsx'
import { useExposure } from './use-exposure.ts'

/** Shows the desk that open bets could win more than `LIABILITY_ALARM` on a game or a match. */
export function ExposureAlarm() {
  const may = useMay()
  return may(readExposure) ? <OpenAlarm /> : null
}

function OpenAlarm() {
  const { t } = useLingui()
  const { list } = useExposure()
  const [shown] = list.status === 'ready' ? list.rows : []
  if (shown === undefined || shown.over === 0) return null
  const { over, alarm_above } = shown
  const bound = formatMoney(alarm_above)
  return (
    <Alarm isLate>
      <strong className="font-firm">
        {keepAmounts(
          t`${plural(over, { one: '# game or match could win more than', other: '# games or matches could win more than' })} ${bound}.`,
        )}
      </strong>{' '}
      <PlaceLink to={{ screen: 'exposure' }} className="tap font-firm underline">
        {t`To the liability`}
      </PlaceLink>
    </Alarm>
  )
}
