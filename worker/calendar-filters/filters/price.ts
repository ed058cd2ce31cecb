import * as v from 'valibot'
import { price as formatPrice } from '../../../src/i18n/format.ts'
import { currencies } from '../../../src/model/values/currencies.ts'
import { convert } from '../../rates/convert.ts'
import { m } from '../../../src/paraglide/messages.js'
import { defineFilter, type Choice } from '../filter.ts'
import { maybe, numberLike } from '../key-schemas.ts'

/** A greatest price; 0 is free, in every currency. */
export const price = defineFilter({
  name: 'price',
  keys: {
    maxPrice: numberLike(
      /^\d{1,7}(?:[.,]\d{1,2})?$/u,
      'Greatest price, in the currency of `priceIn`; 0 is free.',
    ),
    priceIn: maybe(
      v.picklist(currencies),
      'Currency of `maxPrice`; that of `currency` if it is left out.',
    ),
  },
  hasFields: true,
  read({ maxPrice, priceIn }, { currency }) {
    if (maxPrice === null) return {}
    const limitCurrency = maxPrice === 0 ? 'EUR' : (priceIn ?? currency)
    return { maxPrice: { amount: maxPrice, currency: limitCurrency } }
  },
  write: ({ maxPrice }) =>
    maxPrice === null
      ? {}
      : { maxPrice: maxPrice.amount, priceIn: maxPrice.amount === 0 ? null : maxPrice.currency },
  isSet: ({ maxPrice }) => maxPrice !== null,
  drop: () => ({ maxPrice: null }),
  search: ({ maxPrice }, { rates }) =>
    maxPrice === null
      ? {}
      : { maxPriceEur: convert(maxPrice.amount, maxPrice.currency, 'EUR', rates) ?? undefined },
  label({ maxPrice }, _places, { locale }) {
    if (maxPrice === null) return null
    if (maxPrice.amount === 0) return m.filter_free({}, { locale })
    return m.up_to({ value: formatPrice(maxPrice.amount, maxPrice.currency, locale) }, { locale })
  },
  options({ maxPrice }, { facets }, reader) {
    const { locale } = reader
    const currency = maxPrice?.amount ? maxPrice.currency : reader.currency
    const free: Choice = {
      label: m.filter_free({}, { locale }),
      total: facets.free,
      chosen: maxPrice?.amount === 0,
      change: { maxPrice: { amount: 0, currency: 'EUR' } },
    }
    return {
      max: maxPrice === null ? '' : String(maxPrice.amount),
      currency,
      free,
    }
  },
})
