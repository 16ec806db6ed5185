import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { subscribe, useSnapshot } from 'valtio'
import { toPageTag } from '../../../contract/language.ts'
import { speak } from '../../i18n/open-words.ts'
import { storeLanguage } from '../../state/device/preferences.ts'
import { putLanguageOfferAway } from '../../state/language-offer.ts'
import { siteConfig } from '../../state/site-config.ts'
import { dismissToast, showToast, toasts } from '../../state/toasts.ts'
import { languageOffers, offeredLanguage } from './language-offer-words.ts'

const toastId = 'language-offer'
/** Where money is moved or staked, nothing else asks for a decision. */
const aboutMoney = /^\/(recharge|withdraw|primo-deposito|gameInfo|security-center)/

/** One line in the language of the device that offers it. Put away once, it never comes again. */
export function LanguageOffer() {
  const { pathname } = useLocation()
  const { languages } = useSnapshot(siteConfig).now
  const language = offeredLanguage(navigator.languages, languages)
  const isWanted = language !== undefined && !aboutMoney.test(pathname)
  useEffect(() => {
    if (!isWanted) return
    const onPress = () => void speak(language, () => storeLanguage(localStorage, language))
    const { text, label } = languageOffers[language]
    showToast({ id: toastId, tone: 'sky', text, lang: toPageTag(language), action: { label, onPress } })
    const isThere = () => [...toasts.shown, ...toasts.held].some(({ id }) => id === toastId)
    const stop = subscribe(toasts, () => {
      if (!isThere()) putLanguageOfferAway(localStorage)
    })
    return () => {
      stop()
      dismissToast(toastId)
    }
  }, [isWanted, language])
  return null
}
