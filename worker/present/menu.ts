import { currencyName } from '../../src/i18n/format.ts'
import { locales, type Locale } from '../../src/i18n/locales.ts'
import { menuOf } from '../../src/i18n/menu.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { currencies, currencySymbols } from '../../src/model/currencies.ts'
import type { MenuView } from '../../src/model/views.ts'

export function presentMenu(locale: Locale): MenuView {
  const about = Object.fromEntries(locales.map((each) => [each, pathOf({ to: 'about' }, each)]))
  return {
    about,
    ...menuOf(locale),
    currencies: currencies.map((code) => ({
      code,
      symbol: currencySymbols[code],
      name: currencyName(code, locale),
    })),
  }
}
