import { allows } from './consent.ts'

/** Spec §3, event card for analytics. */
export interface DataLayerItem {
  permalink: string
  originalName: string
  /** Whether the organiser is a customer; there are none yet. */
  isClient: boolean
  /** At most five. */
  tags: string[]
  cheapestTicket: { priceEur: number } | null
  location: string
}

/** What a tag manager may hear of (spec §7), and nothing else. */
export type DataLayerEvent =
  | { event: 'virtual_page_view'; page: { path: string; title: string; locale: string } }
  | { event: 'view_item_list'; list: string; items: DataLayerItem[] }
  | { event: 'select_item'; list: string; item: DataLayerItem }
  | { event: 'view_item'; item: DataLayerItem }
  | { event: 'one_tap_signin' }

declare global {
  interface Window {
    /** Exists only after consent to statistics. */
    dataLayer?: DataLayerEvent[]
  }
}

/** Makes the layer with its first event. Without consent nothing happens. */
export function push(event: DataLayerEvent): void {
  if (!allows('statistics')) return
  window.dataLayer ??= []
  window.dataLayer.push(event)
}

/** After consent was withdrawn: what is in the layer goes, also for those who hold on to it. */
export function forgetDataLayer(): void {
  if (window.dataLayer !== undefined) window.dataLayer.length = 0
  delete window.dataLayer
}
