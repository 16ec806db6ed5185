import {
  acceptedTerms,
  acceptTerms,
  announcements,
  dynamicWebs,
  languageList,
  notifications,
  readNotifications,
  socialMediaLinks,
  support,
} from '../../../contract/information.ts'
import type { Deps } from '../../deps.ts'
import { byLanguage, serialise } from '../../http/envelope.ts'
import { memberRoute, type Route, route } from '../../http/route.ts'
import { agreeToTerms, readAccepted, readAnnouncements, readSocialLinks, readSupport } from './content.ts'
import { licenceLine } from './licence-lines.ts'
import { readBanners } from './lobby.ts'
import { readNotificationList, readUpTo } from './service.ts'

const offered = [
  { language_code: 'pt', language_name: 'Português', language_flag_link: '/icons/flags/br.svg' },
  { language_code: 'en', language_name: 'English', language_flag_link: '/icons/flags/us.svg' },
  { language_code: 'zh_cn', language_name: '简体中文', language_flag_link: '/icons/flags/cn.svg' },
]

export function informationRoutes(deps: Deps): Route[] {
  const languages = byLanguage(language => serialise(languageList, { data: offered }, language))
  return [
    route(languageList, async ({ language }) => languages(language)),
    route(dynamicWebs, async ({ language }) => ({
      data: {
        banners: await readBanners(deps, language),
        licence_line: licenceLine(deps.config.licence, language),
        brand: 'Arara',
      },
    })),
    route(support, async ({ language }) => ({ data: await readSupport(deps, language) })),
    route(socialMediaLinks, async ({ language }) => ({ data: await readSocialLinks(deps, language) })),
    route(announcements, async ({ language }) => ({ data: await readAnnouncements(deps, language) })),
    memberRoute(acceptedTerms, async ({ caller }) => ({ data: await readAccepted(deps, caller.memberId) })),
    memberRoute(acceptTerms, ({ caller: { memberId }, body, idempotencyKey: key }) =>
      agreeToTerms(deps, { memberId, key, body }),
    ),
    memberRoute(notifications, ({ caller, query }) => readNotificationList(deps, caller.memberId, query)),
    memberRoute(
      readNotifications,
      ({ caller: { memberId }, body, idempotencyKey: key }) => readUpTo(deps, { memberId, key, body }),
      { businessKey: true },
    ),
  ]
}
