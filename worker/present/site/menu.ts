import { currencyName } from '../../../src/i18n/names.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { menuOf } from '../../../src/i18n/menu.ts'
import { currencies, currencySymbols } from '../../../src/model/values/currencies.ts'
import type { MenuView } from '../../../src/model/views.ts'

export function presentMenu(locale: Locale): MenuView {
  return {
    ...menuOf(locale),
    currencies: currencies.map((code) => ({
      code,
      symbol: currencySymbols[code],
      name: currencyName(code, locale),
    })),
  }
}
