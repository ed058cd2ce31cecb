import { countryName } from '../../src/i18n/countries/country-names.ts'
import { fullDate } from '../../src/i18n/format.ts'
import { joined } from '../../src/i18n/joins.ts'
import type { Locale } from '../../src/model/locales.ts'
import type { ListedEdition } from '../domain/community/listed-editions.ts'
import { tagOf } from './alert-mail-texts.ts'
import type { MailEvent } from './mail-parts.ts'

/** An edition in a list of an email: its name, place and date. */
export const listedEvent = (edition: ListedEdition, locale: Locale): MailEvent => ({
  name: edition.name,
  lang: tagOf(edition.nameLanguage),
  target: { to: 'event', permalink: edition.permalink },
  facts: [
    {
      label: joined([edition.city, countryName(edition.country, locale)], locale),
      former: null,
      present: fullDate(edition.date, locale),
    },
  ],
})
