import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { chevronLeftIcon, chevronRightIcon } from '../icons/shell-icons.ts'

type CarouselProps = {
  label: string
  slides: readonly { id: string; content: ReactNode }[]
}

/** Banners that snap under the thumb. The height comes from the aspect ratio, before any picture; nothing moves automatically. */
export function Carousel({ label, slides }: CarouselProps) {
  const { t } = useLingui()
  const total = slides.length
  const place = (position: number) => t`${position} of ${total}`
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const step = () => {
    const [first, second] = row.current?.children ?? []
    return first instanceof HTMLElement && second instanceof HTMLElement
      ? second.offsetLeft - first.offsetLeft
      : 1
  }
  const show = (index: number) => row.current?.scrollTo({ left: index * step() })
  return (
    <section aria-roledescription={t`carousel`} aria-label={label} className="relative">
      <ul
        ref={row}
        className="snap-row feather gap-3 scroll-smooth"
        onScroll={event => setCurrent(Math.round(event.currentTarget.scrollLeft / step()))}
      >
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            aria-label={place(index + 1)}
            className="feather aspect-2/1 min-h-[10rem] w-full overflow-hidden bg-raised wide:aspect-3/1 rail:w-[calc(50%-0.375rem)] rail:aspect-2/1"
          >
            {slide.content}
          </li>
        ))}
      </ul>
      <div className="mt-1 flex h-11 items-center justify-center gap-3">
        <IconButton
          shape={chevronLeftIcon}
          label={t`Previous`}
          disabled={current === 0}
          onClick={() => show(current - 1)}
        />
        <Dots ids={slides.map(slide => slide.id)} current={current} />
        <IconButton
          shape={chevronRightIcon}
          label={t`Next`}
          disabled={current >= total - 1}
          onClick={() => show(current + 1)}
        />
      </div>
    </section>
  )
}

function Dots({ ids, current }: { ids: readonly string[]; current: number }) {
  return (
    <span aria-hidden="true" className="flex items-center gap-1.5">
      {ids.map((id, index) => (
        <span
          key={id}
          className={`settle h-1.5 rounded-full ${index === current ? 'w-6 bg-sun' : 'w-1.5 bg-control-line'}`}
        />
      ))}
    </span>
  )
}
