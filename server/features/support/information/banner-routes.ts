import { addBannerPicture, listBanners, saveBanner } from '../../../../contract/support/banner-admin.ts'
import type { Deps } from '../../../deps.ts'
import { administratorRoute, type Route } from '../../../platform/http/route.ts'
import { addPicture, changeBanner, readAdminBanners } from './banner-admin.ts'

/** A picture of 512 KB travels as base64. */
const largestBody = 720_000

export function bannerRoutes(deps: Deps): Route[] {
  return [
    administratorRoute(listBanners, async () => ({ data: await readAdminBanners(deps) })),
    administratorRoute(saveBanner, ({ body, caller: { administratorId }, idempotencyKey: key }) =>
      changeBanner(deps, { administratorId, key, body }),
    ),
    administratorRoute(
      addBannerPicture,
      ({ body, caller: { administratorId }, idempotencyKey: key }) =>
        addPicture(deps, { administratorId, key, body }),
      { largestBody },
    ),
  ]
}
