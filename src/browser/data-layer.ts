import { allows } from './consent.ts'

/** Spec §3, event card for analytics. */
export interface DataLayerItem {
  permalink: string
  originalName: string
  /** True for events of organisers who are customers; there are none yet. */
  isClient: boolean
  /** At most five. */
  tags: string[]
  cheapestTicket: { priceEur: number } | null
  location: string
}

/** All events that a tag manager receives (spec §7). */
export type DataLayerEvent =
  | { event: 'virtual_page_view'; page: { path: string; title: string; locale: string } }
  | { event: 'view_item_list'; list: string; items: DataLayerItem[] }
  | { event: 'select_item'; list: string; item: DataLayerItem }
  | { event: 'view_item'; item: DataLayerItem }
  | { event: 'checkout_start'; permalink: string }
  | { event: 'checkout_step'; permalink: string; step: string }
  | { event: 'one_tap_signin' }

declare global {
  interface Window {
    /** Exists only after consent to statistics. */
    dataLayer?: DataLayerEvent[]
  }
}

/** Appends an event, creating the data layer with the first one. Does nothing without consent to statistics. */
export function push(event: DataLayerEvent): void {
  if (!allows('statistics')) return
  window.dataLayer ??= []
  window.dataLayer.push(event)
}

/** Empties and removes the data layer when consent is withdrawn; scripts that hold a reference see it empty. */
export function clearDataLayer(): void {
  if (window.dataLayer !== undefined) window.dataLayer.length = 0
  delete window.dataLayer
}
