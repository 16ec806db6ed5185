import { useLingui } from '@lingui/react/macro'
import type { ContentRoom } from '../../../state/place.ts'

export function useContentWords() {
  const { t } = useLingui()
  const rooms: Record<ContentRoom, string> = {
    announcement: t`Announcements`,
    terms: t`Terms of use`,
    page: t`Pages`,
    faq: t`Questions`,
    contact: t`Contacts`,
    social: t`Social media`,
    banner: t`Banners`,
  }
  const about: Record<ContentRoom, string> = {
    announcement: t`News of the site, newest first. A change of the terms is announced automatically.`,
    terms: t`Versions of the terms. Each is announced two weeks before it is in force; from its day on members accept it before they play with money.`,
    page: t`Privacy and responsible gaming replace what the app says itself. Any other page appears in the footer.`,
    faq: t`Questions and answers of the support page, in this order.`,
    contact: t`Ways to reach you, on the support page.`,
    social: t`Links in the footer. The one called "telegram" is also the big button of the support page.`,
    banner: t`What the lobby shows at its top, in this order.`,
  }
  return { rooms, about }
}
