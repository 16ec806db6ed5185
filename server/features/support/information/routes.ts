import {
  announcements,
  listContent,
  saveContent,
  sitePages,
  socialMediaLinks,
  support,
} from '../../../../contract/support/content.ts'
import {
  dynamicWebs,
  languageList,
  notifications,
  readNotifications,
} from '../../../../contract/support/information.ts'
import type { Deps } from '../../../deps.ts'
import { byLanguage, serialise } from '../../../platform/http/answers/envelope.ts'
import { administratorRoute, memberRoute, type Route, route } from '../../../platform/http/route.ts'
import {
  changeContent,
  readAnnouncements,
  readContent,
  readPages,
  readSocialLinks,
  readSupport,
} from './content.ts'
import { toOffered } from './languages.ts'
import { licenceLine } from './licence-lines.ts'
import { readBanners } from './lobby.ts'
import { readNotificationList, readUpTo } from './service.ts'

export function informationRoutes(deps: Deps): Route[] {
  const data = deps.config.languages.map(toOffered)
  const languages = byLanguage(language => serialise(languageList, { data }, language))
  return [
    route(languageList, async ({ language }) => languages(language)),
    route(dynamicWebs, async ({ language }) => ({
      data: {
        banners: await readBanners(deps, language),
        licence_line: licenceLine(deps.config, language),
        brand: 'Arara',
      },
    })),
    route(socialMediaLinks, async ({ language }) => ({ data: await readSocialLinks(deps, language) })),
    route(support, async ({ language }) => ({ data: await readSupport(deps, language) })),
    route(sitePages, async ({ language }) => ({ data: await readPages(deps, language) })),
    route(announcements, async ({ language }) => ({ data: await readAnnouncements(deps, language) })),
    administratorRoute(listContent, async ({ body }) => ({ data: await readContent(deps, body) })),
    administratorRoute(saveContent, ({ body, caller: { administratorId }, idempotencyKey: key }) =>
      changeContent(deps, { administratorId, key, body }),
    ),
    memberRoute(notifications, ({ caller, query }) => readNotificationList(deps, caller.memberId, query)),
    memberRoute(
      readNotifications,
      ({ caller: { memberId }, body, idempotencyKey: key }) => readUpTo(deps, { memberId, key, body }),
      { businessKey: true },
    ),
  ]
}
