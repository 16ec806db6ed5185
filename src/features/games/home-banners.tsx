import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { Banner } from '../../../contract/information.ts'
import { readOwnPath } from '../../state/own-path.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { followLink } from '../../ui/follow-link.ts'
import { artPath } from './game-links.ts'

const washes = {
  sun: 'bg-sun-wash',
  scarlet: 'bg-scarlet-wash',
  leaf: 'bg-leaf-wash',
  sky: 'bg-sky-wash',
}

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
  const look = `relative flex size-full items-center text-text ${washes[banner.tone]}`
  const content = (
    <>
      <span className="relative z-(--layer-raised) grid w-[56%] gap-1.5 py-4 ps-5 wide:ps-7">
        <span className="font-bold font-display text-title wide:text-head">{banner.title}</span>
        <span className="text-small text-soft wide:text-body">{banner.text}</span>
      </span>
      <img
        src={artPath(banner.art)}
        alt=""
        width={320}
        height={240}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className="absolute inset-y-0 end-0 mask-l-from-65% mask-l-to-100% h-full w-1/2 object-cover object-[72%_center]"
      />
    </>
  )
  if (!path) return <div className={look}>{content}</div>
  return (
    <a
      href={path}
      onClick={followLink(() => void router.navigate({ href: path }))}
      className={`settle ${look} active:scale-99 focus-visible:-outline-offset-4`}
    >
      {content}
    </a>
  )
}
