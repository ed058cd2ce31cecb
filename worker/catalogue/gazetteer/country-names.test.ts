import { expect, test } from 'vitest'
import { countryName, countrySlugIn } from '../../../src/i18n/countries/country-names.ts'
import { locales } from '../../../src/model/locales.ts'
import { isCountry } from '../../geo/countries.ts'
import { chosenCountryNames } from './chosen-country-names.ts'
import { countrySlugIn as slugOfName } from './country-names.ts'

test.each(locales)(
  'the table of %s has the chosen names of countries and their slugs',
  (locale) => {
    const chosen = Object.entries(chosenCountryNames(locale))
    expect(chosen.filter(([code]) => !isCountry(code))).toEqual([])
    const built = chosen.map(([code]) => [
      code,
      countryName(code, locale),
      countrySlugIn(code, locale),
    ])
    expect(built).toEqual(chosen.map(([code, name]) => [code, name, slugOfName(locale, name)]))
  },
)
