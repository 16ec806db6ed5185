import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Species } from '../../../../games/fish/fish-theme.ts'

const names: Record<Species, MessageDescriptor> = {
  lambari: msg`Tetra`,
  piranha: msg`Piranha`,
  pacu: msg`Pacu`,
  tucunare: msg`Peacock bass`,
  dourado: msg`Golden dorado`,
  pintado: msg`Spotted catfish`,
  arraia: msg`Stingray`,
  poraque: msg`Electric eel`,
  pirarara: msg`Redtail catfish`,
  pirarucu: msg`Arapaima`,
  sardinha: msg`Sardine`,
  borboleta: msg`Butterflyfish`,
  budiao: msg`Parrotfish`,
  baiacu: msg`Pufferfish`,
  robalo: msg`Snook`,
  xareu: msg`Jack fish`,
  badejo: msg`Gag grouper`,
  atum: msg`Tuna`,
  garoupa: msg`Dusky grouper`,
  marlim: msg`Blue marlin`,
}

/** What a fish is called. */
export function useSpeciesWords(): (species: Species) => string {
  const { t } = useLingui()
  return species => t(names[species])
}
