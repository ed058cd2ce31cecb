import { longDate } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { m } from '../../../src/paraglide/messages.js'

/** "Copy of 21 November 2026. …": the note of a page that is shown later, without a network. The day is that of UTC. */
export const presentCopied = (locale: Locale, now: Date): string =>
  m.ticket_copy({ date: longDate(now.toISOString().slice(0, 10), locale) }, { locale })
