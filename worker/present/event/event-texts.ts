import { eventTextNames } from '../../../src/i18n/event-text-names.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { eventTextKinds } from '../../../src/model/schemas/event/event-facts.ts'
import type { EventView } from '../../../src/model/views.ts'
import type { PageText } from '../../domain/catalogue/events/event-page-rows.ts'
import { writtenText } from '../texts/written-text.ts'

/** The organiser's texts for the page of an event; no key without any. @param language of the event */
export function presentTexts(
  rows: readonly PageText[],
  language: string,
  locale: Locale,
): Pick<EventView, 'texts'> {
  const texts = eventTextKinds.flatMap((kind) => {
    const textsOfKind = rows.filter((row) => row.kind === kind)
    const byLocale = Object.fromEntries(textsOfKind.map((row) => [row.locale, row.text]))
    const written = writtenText(byLocale, locale, language)
    return written === null
      ? []
      : [{ kind, title: eventTextNames[kind]({}, { locale }), ...written }]
  })
  return texts.length === 0 ? {} : { texts }
}
