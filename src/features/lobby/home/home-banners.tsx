import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { Banner } from '../../../../contract/support/information.ts'
import { savesData } from '../../../state/device/saves-data.ts'
import { readOwnPath } from '../../../state/member/own-path.ts'
import { BannerCard } from '../../../ui/lists/banner-card.tsx'
import { Carousel } from '../../../ui/lists/carousel.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { artPath } from '../game-links.ts'

/** What the operators show at the top of the lobby. A link that leads out of the app leads nowhere. */
export function HomeBanners({ banners }: { banners: readonly Banner[] }) {
  const { t } = useLingui()
  const slides = banners.map((banner, index) => ({
    id: banner.id,
    content: <BannerSlide banner={banner} isFirst={index === 0} />,
  }))
  return <Carousel label={t`News of the house`} slides={slides} />
}

function BannerSlide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const router = useRouter()
  const path = readOwnPath(banner.link)
  const { title, text, tone } = banner
  const art = savesData() ? undefined : artPath(banner.art)
  const card = <BannerCard title={title} text={text} tone={tone} art={art} eager={isFirst} />
  if (!path) return card
  return (
    <a
      href={path}
      onClick={followLink(() => void router.navigate({ href: path }))}
      className="settle flex size-full press-99 focus-visible:-outline-offset-4"
    >
      {card}
    </a>
  )
}
