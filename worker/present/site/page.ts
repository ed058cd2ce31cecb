import type { FixedPage } from '../../../src/i18n/fixed-pages.ts'
import { locales, type Locale } from '../../../src/model/locales.ts'
import { localPath, pathOf } from '../../../src/i18n/paths.ts'
import type { EventStep, OrganiserSection } from '../../../src/i18n/words.ts'
import type { PageView } from '../../../src/model/views.ts'

const pageView = (pathIn: (locale: Locale) => string): PageView => ({
  alternates: Object.fromEntries(locales.map((locale) => [locale, pathIn(locale)])),
})

/** Paths of a page in every language, for hreflang and the language menu. @param page its English path without the slash */
export const presentPage = (page: FixedPage | `event/${EventStep}/${string}`): PageView =>
  pageView((locale) => localPath(`/${page}`, locale))

/** Paths of an event's editor in every language, at a section if one is given. */
export const presentEditor = (event: string, section: OrganiserSection | undefined): PageView =>
  pageView((locale) =>
    pathOf({ to: 'organiser-event', event, ...(section === undefined ? {} : { section }) }, locale),
  )
