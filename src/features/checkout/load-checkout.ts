import { api, bodyOf } from '../../api/index.ts'
import { loadAlternates } from '../../api/load-alternates.ts'
import { checkoutKeys } from '../../model/orders/checkout-steps.ts'
import type { Alternates } from '../../model/views.ts'
import { textOf } from '../../model/values/text-of.ts'
import { readerQuery } from '../../request/preferences.ts'

/** Keys that name an order, or an edition and the places of an order to be. */
const keys = [checkoutKeys.order, checkoutKeys.event, checkoutKeys.date, checkoutKeys.places]

/** Loads an order, or the sale of an edition; the links to its other languages name them, too. @throws notFound */
export async function loadCheckout(search: Readonly<Record<string, unknown>>) {
  const named = keys.flatMap((key) => {
    const value = textOf(search, key)
    return value === undefined ? [] : [[key, value]]
  })
  const query = { ...readerQuery(), ...Object.fromEntries(named) }
  const [view, { alternates }] = await Promise.all([
    api.checkout.$get({ query }).then(bodyOf),
    loadAlternates('calendar/registration'),
  ])
  const step = textOf(search, checkoutKeys.step)
  const here = new URLSearchParams([...named, ...(step === undefined ? [] : [['step', step]])])
  return { view, alternates: withQuery(alternates, here.toString()) }
}

const withQuery = (alternates: Alternates, query: string): Alternates =>
  Object.fromEntries(Object.entries(alternates).map(([at, path]) => [at, `${path}?${query}`]))
