import { launchProduct, reportTests } from '../e2e/support/start-product.ts'
import { missingFonts } from './missing-fonts.ts'

/** A house of its own with all languages that are looked at: one in which somebody has played already looks different. */
export default async function startSite(): Promise<() => Promise<void>> {
  const missing = missingFonts()
  if (missing.length > 0) {
    throw new Error(`No picture was compared: fonts are missing. On Debian: apt install ${missing.join(' ')}`)
  }
  const product = await launchProduct('visual-product', { LANGUAGES: 'pt,en,zh_cn,th' })
  reportTests(product)
  return product.stop
}
