import { adjustmentStates } from '../../contract/cashier/adjustments.ts'
import { paymentStates } from '../../contract/cashier/deposit-admin.ts'
import { withdrawalStates } from '../../contract/cashier/money.ts'
import { winReviewStates } from '../../contract/games/win-reviews.ts'
import { approvalStates } from '../../contract/operations/approvals.ts'
import { harmLevels } from '../../contract/responsible-gambling/harm-cases.ts'
import { ticketFilters } from '../../contract/support/tickets.ts'
import {
  type DepositFilters,
  readDepositFilters,
  writeDepositFilters,
} from '../features/cashier/deposits/deposit-filters.ts'
import { createStore, type Store } from '../parts/forms/create-store.ts'
import { readFilters, type WithdrawalFilters } from './withdrawal-filters.ts'

export type AdjustmentFilter = (typeof adjustmentStates)[number] | 'all'
export type WinFilter = (typeof winReviewStates)[number] | 'all'
export type ApprovalFilter = (typeof approvalStates)[number] | 'all'
type PaymentFilter = 'waiting' | (typeof paymentStates)[number]

/** What the protection room shows: members by level, and balances that go back, under way or over. */
const harmLists = [...harmLevels, 'returns', 'returned'] as const
export type HarmList = (typeof harmLists)[number]

export type TicketFilter = (typeof ticketFilters)[number]

/** What the content room shows: kinds of texts, and what has rules of its own. */
export const contentRooms = ['announcement', 'terms', 'page', 'faq', 'contact', 'social', 'banner'] as const
export type ContentRoom = (typeof contentRooms)[number]

export type StateFilter = (typeof withdrawalStates)[number] | 'all'

/** Where the operator stands; the address says all of it, so that a reload or a colleague's link comes back to it. */
export type Place =
  | {
      readonly screen: 'withdrawals'
      readonly state: StateFilter
      readonly id: string | undefined
      readonly filters?: WithdrawalFilters
    }
  | { readonly screen: 'members'; readonly search: string }
  | { readonly screen: 'adjustments'; readonly state: AdjustmentFilter }
  | { readonly screen: 'wins'; readonly state: WinFilter }
  | { readonly screen: 'exposure' }
  | { readonly screen: 'approvals'; readonly state: ApprovalFilter }
  | { readonly screen: 'audit'; readonly subject: string }
  | { readonly screen: 'content'; readonly room: ContentRoom }
  | { readonly screen: 'tickets'; readonly state: TicketFilter; readonly id: string | undefined }
  | { readonly screen: 'care'; readonly level: HarmList; readonly id: string | undefined }
  | { readonly screen: 'team' }
  | { readonly screen: 'security' }
  | { readonly screen: 'resets' }
  | { readonly screen: 'identities' }
  | { readonly screen: 'promotions' }
  | { readonly screen: 'club' }
  | { readonly screen: 'files' }
  | { readonly screen: 'deposits'; readonly filters: DepositFilters; readonly id: string | undefined }
  | { readonly screen: 'payments'; readonly state: PaymentFilter }
  | { readonly screen: 'reconciliation'; readonly day: string | undefined }
  | { readonly screen: 'enrol'; readonly token: string }
  | { readonly screen: 'unknown' }

const base = '/backoffice'
const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function readPlace({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): Place {
  const params = new URLSearchParams(search)
  switch (pathname.slice(base.length).replace(/\/+$/, '')) {
    case '':
    case '/withdrawals': {
      const state = [...withdrawalStates, 'all' as const].find(known => known === params.get('state'))
      const id = params.get('id') ?? ''
      const filters = readFilters(params)
      return {
        screen: 'withdrawals',
        state: state ?? 'pending',
        id: uuidForm.test(id) ? id : undefined,
        ...(Object.keys(filters).length > 0 && { filters }),
      }
    }
    case '/adjustments': {
      const state = [...adjustmentStates, 'all' as const].find(known => known === params.get('state'))
      return { screen: 'adjustments', state: state ?? 'proposed' }
    }
    case '/approvals': {
      const state = [...approvalStates, 'all' as const].find(known => known === params.get('state'))
      return { screen: 'approvals', state: state ?? 'proposed' }
    }
    case '/wins': {
      const state = [...winReviewStates, 'all' as const].find(known => known === params.get('state'))
      return { screen: 'wins', state: state ?? 'waiting' }
    }
    case '/exposure':
      return { screen: 'exposure' }
    case '/audit':
      return { screen: 'audit', subject: params.get('subject') ?? '' }
    case '/club':
      return { screen: 'club' }
    case '/files':
      return { screen: 'files' }
    case '/promotions':
      return { screen: 'promotions' }
    case '/content': {
      const room = contentRooms.find(known => known === params.get('room'))
      return { screen: 'content', room: room ?? 'announcement' }
    }
    case '/tickets': {
      const state = ticketFilters.find(known => known === params.get('state'))
      return { screen: 'tickets', state: state ?? 'open', id: uuidIn(params) }
    }
    case '/care': {
      const level = harmLists.find(known => known === params.get('level'))
      return { screen: 'care', level: level ?? 'high', id: uuidIn(params) }
    }
    case '/team':
      return { screen: 'team' }
    case '/security':
      return { screen: 'security' }
    case '/identities':
      return { screen: 'identities' }
    case '/resets':
      return { screen: 'resets' }
    case '/members':
      return { screen: 'members', search: params.get('search') ?? '' }
    case '/deposits':
      return { screen: 'deposits', filters: readDepositFilters(params), id: uuidIn(params) }
    case '/payments': {
      const state = ['waiting' as const, ...paymentStates].find(known => known === params.get('state'))
      return { screen: 'payments', state: state ?? 'waiting' }
    }
    case '/reconciliation': {
      const day = params.get('day') ?? ''
      return { screen: 'reconciliation', day: /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined }
    }
    case '/enrol':
      return { screen: 'enrol', token: hash.slice(1) }
    default:
      return { screen: 'unknown' }
  }
}

function uuidIn(params: URLSearchParams): string | undefined {
  const id = params.get('id') ?? ''
  return uuidForm.test(id) ? id : undefined
}

export function hrefOf(place: Exclude<Place, { screen: 'unknown' }>): string {
  switch (place.screen) {
    case 'withdrawals': {
      const state = place.state === 'pending' ? {} : { state: place.state }
      const id = place.id === undefined ? {} : { id: place.id }
      return withQuery('/withdrawals', { ...state, ...place.filters, ...id })
    }
    case 'adjustments':
      return withQuery('/adjustments', waitingFirst(place.state))
    case 'approvals':
      return withQuery('/approvals', waitingFirst(place.state))
    case 'wins':
      return withQuery('/wins', place.state === 'waiting' ? {} : { state: place.state })
    case 'exposure':
      return `${base}/exposure`
    case 'audit':
      return withQuery('/audit', place.subject === '' ? {} : { subject: place.subject })
    case 'club':
      return `${base}/club`
    case 'files':
      return `${base}/files`
    case 'promotions':
      return withQuery('/promotions', {})
    case 'content':
      return withQuery('/content', place.room === 'announcement' ? {} : { room: place.room })
    case 'tickets':
      return withQuery('/tickets', ticketQuery(place))
    case 'care': {
      const { level, id } = place
      return withQuery('/care', { ...(level !== 'high' && { level }), ...(id !== undefined && { id }) })
    }
    case 'team':
      return `${base}/team`
    case 'security':
      return `${base}/security`
    case 'identities':
      return `${base}/identities`
    case 'resets':
      return `${base}/resets`
    case 'members':
      return withQuery('/members', place.search === '' ? {} : { search: place.search })
    case 'deposits':
      return withQuery('/deposits', {
        ...writeDepositFilters(place.filters),
        ...(place.id !== undefined && { id: place.id }),
      })
    case 'payments':
      return withQuery('/payments', place.state === 'waiting' ? {} : { state: place.state })
    case 'reconciliation':
      return withQuery('/reconciliation', place.day === undefined ? {} : { day: place.day })
    case 'enrol':
      return `${base}/enrol#${place.token}`
  }
}

/** Rooms of proposals open with what waits. */
const waitingFirst = (state: string): Record<string, string> => (state === 'proposed' ? {} : { state })

function ticketQuery({ state, id }: { state: TicketFilter; id: string | undefined }): Record<string, string> {
  return { ...(state !== 'open' && { state }), ...(id !== undefined && { id }) }
}

function withQuery(path: string, query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString()
  return `${base}${path}${text === '' ? '' : `?${text}`}`
}

export interface PlaceStore extends Pick<Store<Place>, 'read' | 'subscribe'> {
  /** `replace`: Back does not return to where we stood. */
  readonly go: (place: Exclude<Place, { screen: 'unknown' }>, how?: 'push' | 'replace') => void
}

/** The address bar as a store. Dialogs put entries of their own upon the history and swallow their own Back. */
export function createPlaceStore(page: Window): PlaceStore {
  const store = createStore(readPlace(page.location))
  const follow = () => store.write(readPlace(page.location))
  page.addEventListener('popstate', follow)
  page.addEventListener('hashchange', follow)
  return {
    ...store,
    go: (place, how = 'push') => {
      if (how === 'push') page.history.pushState(null, '', hrefOf(place))
      else page.history.replaceState(page.history.state, '', hrefOf(place))
      store.write(place)
      if (how === 'push') page.scrollTo(0, 0)
    },
  }
}
