import type { CalendarQuery } from './calendar-query.ts'
import type { Criteria } from './criteria.ts'

/** The filters of a query as a person sees them, each of which can be taken away, in the order they are shown. */
export const droppableFilters = [
  'sport',
  'distance',
  'country',
  'region',
  'city',
  'near',
  'box',
  'month',
  'dates',
  'range',
  'gain',
  'effort',
  'registration',
  'price',
  'format',
  'team',
  'rating',
  'language',
  'organiser',
  'text',
  'confirmed',
] as const
export type DroppableFilter = (typeof droppableFilters)[number]

type Part = Partial<Omit<CalendarQuery, 'criteria'>>

/** The query without one filter and on its first page, or null where the filter is not set. */
export function without(query: CalendarQuery, filter: DroppableFilter): CalendarQuery | null {
  const { criteria } = query
  const drop = (isSet: boolean, part: Part, fewer: Partial<Criteria> = {}): CalendarQuery | null =>
    isSet ? { ...query, ...part, page: 1, criteria: { ...criteria, ...fewer } } : null
  // Without its city, or a place to measure from, nothing is near.
  const nowhere: Part = query.near?.kind === 'city' ? { ...unsorted(query), near: null } : {}
  switch (filter) {
    case 'sport':
      return drop(
        criteria.sport !== null || criteria.group !== null,
        {},
        { sport: null, group: null },
      )
    case 'distance':
      return drop(criteria.distance !== null, {}, { distance: null })
    case 'country':
      return drop(criteria.country !== null, nowhere, {
        country: null,
        region: null,
        city: null,
        places: [],
      })
    case 'region':
      return drop(criteria.region !== null, {}, { region: null })
    case 'city':
      return drop(criteria.city !== null, nowhere, { city: null })
    case 'near':
      return drop(query.near !== null, { ...unsorted(query), near: null })
    case 'box':
      return drop(query.box !== null, { box: null })
    case 'month':
      return drop(criteria.month !== null, {}, { month: null })
    case 'dates':
      return drop(query.from !== null || query.to !== null, { from: null, to: null })
    case 'range':
      return drop(query.minKm !== null || query.maxKm !== null, { minKm: null, maxKm: null })
    case 'gain':
      return drop(query.minGain !== null || query.maxGain !== null, {
        minGain: null,
        maxGain: null,
      })
    case 'effort':
      return drop(query.minEffort !== null || query.maxEffort !== null, {
        minEffort: null,
        maxEffort: null,
      })
    case 'registration':
      return drop(query.registration !== null, { registration: null })
    case 'price':
      return drop(query.maxPrice !== null, { maxPrice: null })
    case 'format':
      return drop(query.format !== null, { format: null })
    case 'team':
      return drop(query.team !== null, { team: null })
    case 'rating':
      return drop(query.minRating !== null, { minRating: null })
    case 'language':
      return drop(query.language !== null, { language: null })
    case 'organiser':
      return drop(query.organiser !== null, { organiser: null })
    case 'text':
      return drop(query.text !== '', { text: '' })
    case 'confirmed':
      return drop(query.confirmed, { confirmed: false })
  }
}

const unsorted = (query: CalendarQuery): Part => (query.sort === 'distance' ? { sort: 'date' } : {})
