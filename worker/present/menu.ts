import { currencyName } from '../../src/i18n/names.ts'
import { locales, type Locale } from '../../src/i18n/locales.ts'
import { menuOf } from '../../src/i18n/menu.ts'
import { pathOf, type Target } from '../../src/i18n/paths.ts'
import { currencies, currencySymbols } from '../../src/model/currencies.ts'
import type { Alternates, MenuView } from '../../src/model/views.ts'

const everywhere = (target: Target): Alternates =>
  Object.fromEntries(locales.map((each) => [each, pathOf(target, each)]))

export function presentMenu(locale: Locale): MenuView {
  return {
    about: everywhere({ to: 'about' }),
    cookies: everywhere({ to: 'policy', policy: 'cookie-policy' }),
    privacy: everywhere({ to: 'policy', policy: 'privacy-policy' }),
    saved: everywhere({ to: 'profile', page: 'saved-events' }),
    profile: everywhere({ to: 'profile', page: 'edit' }),
    organisation: everywhere({ to: 'profile', page: 'organiser' }),
    registrations: everywhere({ to: 'profile', page: 'registrations' }),
    ...menuOf(locale),
    currencies: currencies.map((code) => ({
      code,
      symbol: currencySymbols[code],
      name: currencyName(code, locale),
    })),
  }
}
