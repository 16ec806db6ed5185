import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PlainKind, SicBoPlace } from '../../../../games/sic-bo/sic-bo-table.ts'

const plainNames: Record<PlainKind, MessageDescriptor> = {
  small: msg`Small`,
  big: msg`Big`,
  odd: msg`Odd`,
  even: msg`Even`,
  any_triple: msg`Any triple`,
}

/** What a place is called: in words for who hears it; most faces of the table are drawn. */
export function usePlaceWords(): (place: SicBoPlace) => string {
  const { t } = useLingui()
  return place => {
    switch (place.kind) {
      case 'total':
        return t`Total ${place.at}`
      case 'single':
        return t`One die ${place.at}`
      case 'double':
        return t`Double ${place.at}`
      case 'triple':
        return t`Triple ${place.at}`
      case 'pair': {
        const [one, other] = place.faces
        return t`Dice ${one} and ${other}`
      }
      default:
        return t(plainNames[place.kind])
    }
  }
}
