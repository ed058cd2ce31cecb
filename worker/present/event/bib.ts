import { joined } from '../../../src/i18n/joins.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { bibNameMaximum, isBibNameTooLong } from '../../../src/model/event/bib-name.ts'
import { bibPath } from '../../../src/model/event/social-card.ts'
import type { BibView } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import { presentBibCard } from './bib-card.ts'

interface BibName {
  name: string
  /** Characters of it that cannot be drawn. */
  lacking: readonly string[]
}

interface BibReader {
  locale: Locale
  /** ISO date. */
  today: string
  /** Page of the edition. */
  path: string
}

/** Why a bib cannot be drawn; null if it can. */
function noticeOf(
  facts: EventFacts,
  { name, lacking }: BibName,
  { locale, today }: Omit<BibReader, 'path'>,
) {
  if (presentBibCard(facts, locale, today) === null) return m.bib_over({}, { locale })
  if (isBibNameTooLong(name)) return m.bib_long({ limit: String(bibNameMaximum) }, { locale })
  return lacking.length === 0 ? null : m.bib_letters({ letters: lacking.join(' ') }, { locale })
}

/** A bib of an edition with a name, or the reason why there is none. */
export function presentBib(facts: EventFacts, typed: BibName, reader: BibReader): BibView {
  const { locale, path } = reader
  const { event, edition } = facts
  const notice = noticeOf(facts, typed, reader)
  const name = [...typed.name].slice(0, bibNameMaximum).join('')
  return {
    heading: m.bib_heading({}, { locale }),
    help: m.bib_help({}, { locale }),
    label: m.bib_name({}, { locale }),
    draw: m.bib_draw({}, { locale }),
    name,
    notice,
    picture:
      notice === null
        ? bibPath(locale, { permalink: event.permalink, date: edition.date, name })
        : null,
    alt: name === '' ? event.name : joined([name, event.name], locale),
    save: m.bib_save({}, { locale }),
    path,
  }
}
