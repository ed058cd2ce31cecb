import { countryName } from '../../../src/i18n/countries/country-names.ts'
import { count, year } from '../../../src/i18n/format.ts'
import { joined } from '../../../src/i18n/joins.ts'
import { locales, type Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { initialsOfTitle } from '../../../src/model/members/initials.ts'
import { hueOf, sportOfCode } from '../../../src/model/event/sports.ts'
import type { OrganiserView } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'
import { noCriteria } from '../../domain/calendar/criteria.ts'
import type { OrganiserFacts } from '../../domain/catalogue/organisers/find-organiser.ts'
import { calendarPath } from '../paths/calendar-path.ts'
import { editionCard, statusView } from '../cards/edition-card.ts'
import { foreignTag } from '../texts/foreign-tag.ts'
import { followTexts, presentContact } from './organiser-contact.ts'
import { presentLinks, presentRating } from './organiser-parts.ts'
import { writtenText } from '../texts/written-text.ts'
import { presentCover, presentLogo } from './page-pictures.ts'

/** The place that the organisation states, else that of its events. */
function place(facts: OrganiserFacts, locale: Locale): string | null {
  const isStated = facts.statedCity !== null || facts.statedCountry !== null
  const city = isStated ? facts.statedCity : facts.city
  const country = isStated ? facts.statedCountry : facts.country
  if (country === null) return city
  const name = countryName(country, locale)
  return city === null ? name : joined([city, name], locale)
}

/** @param claimed true if someone of the organisation can be mailed */
export function presentOrganiser(
  facts: OrganiserFacts,
  claimed: boolean,
  reader: Reader,
): OrganiserView {
  const { permalink } = facts
  const { locale } = reader
  return {
    permalink,
    name: facts.name,
    nameLang: foreignTag(facts.nameLanguage, locale),
    site: facts.site,
    place: place(facts, locale),
    countries: count(facts.countries, locale),
    events: count(facts.events, locale),
    since: facts.since === null ? null : year(`${facts.since}-01-01`, locale),
    upcoming: facts.cards.map((card) => editionCard(card, reader)),
    upcomingCount: count(facts.upcoming, locale),
    calendarPath: calendarPath(noCriteria, locale, { organiser: permalink }),
    past: facts.past.map((edition) => ({
      permalink: edition.permalink,
      date: edition.date,
      year: year(edition.date, locale),
      name: edition.name,
      nameLang: foreignTag(edition.nameLanguage, locale),
      hue: hueOf(sportOfCode(edition.sport)),
      status: statusView(edition.status),
    })),
    initials: initialsOfTitle(facts.name),
    logo: presentLogo(facts.logo),
    cover: presentCover(facts.cover),
    verified: facts.verifiedOn === null ? null : m.organiser_verified({}, { locale }),
    claimed,
    about: writtenText(facts.about, locale),
    links: presentLinks(facts, locale),
    rating: presentRating(facts, locale),
    follow: followTexts(locale),
    contact: claimed ? presentContact(facts, locale) : null,
    ...(facts.isUnlisted === 1 ? { unlisted: true as const } : {}),
    alternates: Object.fromEntries(
      locales.map((each) => [each, pathOf({ to: 'organiser', permalink }, each)]),
    ),
  }
}
