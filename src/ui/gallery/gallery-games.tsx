import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDate } from '../../i18n/format-date.ts'
import { formatPercent } from '../../i18n/format-percent.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Carousel } from '../lists/carousel.tsx'
import { Chip } from '../lists/chip.tsx'
import { Tile } from '../lists/tile.tsx'
import { VirtualList } from '../lists/virtual-list.tsx'
import { Section } from '../section.tsx'
import { Skeleton } from '../states/skeleton.tsx'
import { BalancePill } from '../text/balance-pill.tsx'
import { sampleArt } from './sample-art.ts'
import { sampleMoment } from './sample-moment.ts'

const studio = 'Arara Originais'
const shelves = ['all', 'originals', 'live', 'slots', 'table', 'cards', 'bingo'] as const

export function GalleryGames() {
  const { t } = useLingui()
  const language = useLanguage()
  const names = [
    t`Fortune of the forest`,
    t`Rocket`,
    t`European roulette`,
    t`Mines`,
    t`Fishing on the Rio Negro`,
    t`Carnival 777`,
  ]
  const games = names.map((name, index) => ({
    id: `game-${index}`,
    badge: index === 1 ? t`Live` : undefined,
    game: {
      name,
      provider: studio,
      rtp: index === 3 ? undefined : formatPercent(96.5, language),
      art: sampleArt(index),
    },
  }))
  const many = Array.from({ length: 400 }, (_, index) => {
    const number = index + 1
    const art = sampleArt(index % 6)
    return {
      id: `many-${index}`,
      game: { name: t`Game ${number}`, provider: studio, rtp: formatPercent(97, language), art },
    }
  })
  const words = {
    all: t`All`,
    originals: t`Originals`,
    live: t`Live`,
    slots: t`Slots`,
    table: t`Table games`,
    cards: t`Card games`,
    bingo: t`Bingo`,
  }
  const time = formatDate(sampleMoment, 'time', language)
  const [favourites, setFavourites] = useState<readonly string[]>(['game-0'])
  const [shelf, setShelf] = useState<(typeof shelves)[number]>('all')
  const favourite = (id: string, on: boolean) =>
    setFavourites(on ? [...favourites, id] : favourites.filter(known => known !== id))
  return (
    <>
      <Section title={t`Highlights`}>
        <Carousel
          label={t`Promotions`}
          slides={[2, 4, 0].map(seed => ({
            id: `banner-${seed}`,
            content: (
              <a href="#banner" className="block size-full">
                <img src={sampleArt(seed, 600, 300)} alt={t`Promotions`} className="size-full object-cover" />
              </a>
            ),
          }))}
        />
      </Section>
      <Section title={t`Popular`} more={{ label: t`See all`, href: '#all' }}>
        <div className="snap-row -mx-(--gutter) gap-2 px-(--gutter) py-1">
          {shelves.map((id, index) => (
            <Chip key={id} chosen={id === shelf} onPress={() => setShelf(id)} count={index * 3 + 4}>
              {words[id]}
            </Chip>
          ))}
        </div>
        <div className="snap-row -mx-(--gutter) gap-3 px-(--gutter) pb-2 *:w-[9.25rem]">
          {games.map(({ id, game, badge }, index) => (
            <Tile
              key={id}
              game={game}
              href={`#${id}`}
              badge={badge}
              favourite={favourites.includes(id)}
              onFavourite={on => favourite(id, on)}
              onDemo={() => setShelf('all')}
              eager={index < 3}
            />
          ))}
          <div className="grid content-start gap-2">
            <Skeleton className="feather aspect-3/4" />
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-3 w-16" />
          </div>
        </div>
      </Section>
      <Section title={t`A long list: 400 games`}>
        <div className="h-72 overflow-hidden">
          <VirtualList
            label={t`All games`}
            items={many}
            keyOf={item => item.id}
            rowHeight={196}
            columnWidth={96}
            renderItem={item => (
              <Tile game={item.game} href={`#${item.id}`} favourite={favourites.includes(item.id)} />
            )}
          />
        </div>
      </Section>
      <Section title={t`Balance`}>
        <div className="flex flex-wrap gap-4">
          <BalancePill amount={123456n} depositHref="#deposit" />
          <BalancePill amount={98_765_432n} age={t`as of ${time}`} depositHref="#deposit" />
          <BalancePill amount={undefined} depositHref="#deposit" />
          <BalancePill amount={123456n} hidden depositHref="#deposit" />
        </div>
      </Section>
    </>
  )
}
