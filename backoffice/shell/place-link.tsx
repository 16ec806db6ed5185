import type { ComponentProps } from 'react'
import { followLink } from '../../src/ui/lists/follow-link.ts'
import { useBackOffice } from '../state/back-office.ts'
import { hrefOf, type Place } from '../state/place.ts'

type PlaceLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  to: Exclude<Place, { screen: 'unknown' }>
}

/** A real link, so that a middle press opens a tab; a plain press stays on the page. */
export function PlaceLink({ to, ...rest }: PlaceLinkProps) {
  const { place } = useBackOffice()
  return <a {...rest} href={hrefOf(to)} onClick={followLink(() => place.go(to))} />
}
