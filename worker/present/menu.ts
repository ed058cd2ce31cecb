import { locales, type Locale } from '../../src/i18n/locales.ts'
import { menuOf } from '../../src/i18n/menu.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import type { MenuView } from '../../src/model/views.ts'

export function presentMenu(locale: Locale): MenuView {
  const about = Object.fromEntries(locales.map((each) => [each, pathOf({ to: 'about' }, each)]))
  return { about, ...menuOf(locale) }
}
