import type { StatusMeaning } from './edition-status.ts'
import type { Sport } from './sports.ts'

/**
 * Facts of an event for analytics (spec §3, event card for analytics) that its markup does not show. They are one
 * short text in an attribute, because a calendar has a hundred of them: `trail expected;89.5;Oslo Maraton`.
 */
export interface AnalyticsItem {
  /** The sport, a status, and `expected` for a date that is not confirmed. */
  tags: string[]
  /** Euro of the cheapest ticket. */
  priceEur: number | null
  /** The event's original name; null if the page shows it. */
  originalName: string | null
}

/** Part of the facts that a response of the API adds to its other fields; null for most events, to save bytes. */
export type AnalyticsExtra = Pick<AnalyticsItem, 'priceEur' | 'originalName'> | null

export function itemText(facts: {
  sport: Sport | null
  dateConfirmed: boolean
  status: { meaning: StatusMeaning } | null
  analytics: AnalyticsExtra
}): string {
  const tags = [
    facts.sport ?? 'other',
    ...(facts.status === null ? [] : [facts.status.meaning]),
    ...(facts.dateConfirmed ? [] : ['expected']),
  ]
  const { priceEur, originalName } = facts.analytics ?? { priceEur: null, originalName: null }
  const price = priceEur === null ? '' : String(Math.round(priceEur * 100) / 100)
  return [tags.join(' '), price, originalName ?? ''].join(';').replace(/;{1,2}$/u, '')
}

export function readItem(text: string): AnalyticsItem {
  const [, tags = '', price = '', name = ''] = /^([^;]*);?([^;]*);?(.*)$/su.exec(text) ?? []
  return {
    tags: tags.split(' ').filter((tag) => tag !== ''),
    priceEur: price === '' ? null : Number(price),
    originalName: name === '' ? null : name,
  }
}
