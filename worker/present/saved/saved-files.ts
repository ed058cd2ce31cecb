import type { Locale } from '../../../src/model/locales.ts'
import { savedFileFormats } from '../../../src/model/event/feeds.ts'
import type { SavedPageView } from '../../../src/model/schemas/account/saved-page.ts'
import { m } from '../../../src/paraglide/messages.js'

/** Links that download the member's list, one for each format. */
export function savedFiles(locale: Locale): SavedPageView['files'] {
  return {
    title: m.saved_files({}, { locale }),
    help: m.saved_files_help({}, { locale }),
    links: savedFileFormats.map((format) => ({
      label: format.toUpperCase(),
      href: `/api/profile/saved-events/file?${new URLSearchParams({ format, locale })}`,
    })),
  }
}
