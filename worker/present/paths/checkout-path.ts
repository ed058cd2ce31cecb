import { pathOf } from '../../../src/i18n/paths.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { checkoutKeys } from '../../../src/model/orders/checkout-steps.ts'

/** Path of a step of the checkout, with its query in the order of `checkoutKeys`. */
export function checkoutPath(
  query: Partial<Record<keyof typeof checkoutKeys, string>>,
  locale: Locale,
): string {
  const path = pathOf({ to: 'checkout' }, locale)
  return `${path}?${new URLSearchParams(query).toString()}`
}
