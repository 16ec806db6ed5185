import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { afterFirstPictures } from '../../common/after-first-pictures.ts'
import { connection } from '../../state/connection.ts'
import { mayOfferLanguage } from '../../state/language-offer.ts'
import { useLatePart } from '../../ui/states/use-late-part.ts'

const load = async () => {
  await afterFirstPictures()
  return (await import('./language-offer.tsx')).LanguageOffer
}

/** Its chunk is loaded where nobody chose a language yet and the device speaks another one than the page. */
export function LateLanguageOffer() {
  const [isWanted] = useState(() => mayOfferLanguage(localStorage, navigator.language))
  const { quality } = useSnapshot(connection)
  const Offer = useLatePart(isWanted, load, quality === 'offline' ? 'gone' : 'there')
  return Offer ? <Offer /> : null
}
