/** Steps of the checkout, in their order; each has an address. One without extras has no such step. After them an order is done. */
export const checkoutSteps = ['races', 'people', 'extras', 'review', 'pay'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** Keys of its query. */
export const checkoutKeys = {
  order: 'order',
  step: 'step',
  /** Event and first day of the edition, for an order that does not exist yet. */
  event: 'event',
  date: 'date',
  /** Chosen places, "101.2,102.1": two of the race 101 and one of the race 102. */
  places: 'places',
  /** Outcome of the form that was sent. */
  outcome: 'outcome',
} as const

/** Outcomes of a form that was refused, and of one that gave up an order. */
export const checkoutOutcomes = [
  'none-chosen',
  'too-many',
  'sold-out',
  'extra-gone',
  'promo-refused',
  'promo-often',
  'price-moved',
  'not-open',
  'faster',
  'not-extended',
  'ended',
  'incomplete',
  'email-check',
  'not-paid',
  'busy',
  'refund-moved',
  'race-started',
  'no-refund-rule',
  'event-off',
  'line-not-full',
  'line-too-large',
  'cancelled',
] as const
export type CheckoutOutcome = (typeof checkoutOutcomes)[number]

export interface ChosenPlaces {
  raceId: number
  quantity: number
}

/** The chosen places of a query; what cannot be read is left out. */
export const readPlaces = (text: string): ChosenPlaces[] =>
  text.split(',').flatMap((each) => {
    const [, race, quantity] = /^(\d{1,9})\.(\d{1,2})$/u.exec(each) ?? []
    return race === undefined ? [] : [{ raceId: Number(race), quantity: Number(quantity) }]
  })

export const writePlaces = (places: readonly ChosenPlaces[]): string =>
  places.map(({ raceId, quantity }) => `${raceId}.${quantity}`).join(',')
