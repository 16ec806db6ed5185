import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Brand } from '../brand.tsx'
import { Segmented } from '../fields/segmented.tsx'
import { PageHeader } from '../page-header.tsx'
import { GalleryActions } from './gallery-actions.tsx'
import { GalleryCharts } from './gallery-charts.tsx'
import { GalleryColours } from './gallery-colours.tsx'
import { GalleryFields } from './gallery-fields.tsx'
import { GalleryGames } from './gallery-games.tsx'
import { GalleryLists } from './gallery-lists.tsx'
import { GalleryMoney } from './gallery-money.tsx'
import { GalleryOverlays } from './gallery-overlays.tsx'
import { GalleryStates } from './gallery-states.tsx'

type Theme = 'device' | 'light' | 'dark'

/** Every component in every state, with sample words: the place to look at after each change of the tokens. */
export function Gallery() {
  const { t } = useLingui()
  const [theme, setTheme] = useState<Theme>('device')
  const choose = (next: Theme) => {
    setTheme(next)
    if (next === 'device') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
  }
  return (
    <div className="page pb-16">
      <PageHeader
        title={t`Gallery`}
        backHref="/"
        detail={t`Every component in every state`}
        actions={<Brand />}
      />
      <div className="column">
        <Segmented
          label={t`Light or dark`}
          options={[
            { value: 'device', label: t`As the device` },
            { value: 'light', label: t`Light` },
            { value: 'dark', label: t`Dark` },
          ]}
          value={theme}
          onChange={choose}
        />
      </div>
      <GalleryGames />
      <Columns>
        <GalleryMoney />
        <GalleryActions />
        <GalleryFields />
        <GalleryOverlays />
        <GalleryLists />
        <GalleryCharts />
        <GalleryStates />
        <GalleryColours />
      </Columns>
    </div>
  )
}

function Columns({ children }: { children: ReactNode }) {
  return <div className="gap-10 rail:columns-2 [&>section]:break-inside-avoid">{children}</div>
}
