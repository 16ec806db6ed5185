import { useState } from 'react'
import { afterFirstPictures } from '../../after-first-pictures.ts'
import { mayOfferLanguage } from '../../state/language-offer.ts'
import { useLatePart } from '../../ui/use-late-part.ts'

const load = async () => {
  await afterFirstPictures()
  return (await import('./language-offer.tsx')).LanguageOffer
}

/** Its chunk is loaded where nobody chose a language yet and the device speaks another one than the page. */
export function LateLanguageOffer() {
  const [isWanted] = useState(() => mayOfferLanguage(localStorage, navigator.language))
  const Offer = useLatePart(isWanted, load)
  return Offer ? <Offer /> : null
}
