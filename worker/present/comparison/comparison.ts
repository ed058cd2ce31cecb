import { dateRange } from '../../../src/i18n/format.ts'
import { countryName } from '../../../src/i18n/countries/country-names.ts'
import { figureText } from '../../../src/i18n/figure-text.ts'
import { joined } from '../../../src/i18n/joins.ts'
import { climbFigure, length } from '../../../src/i18n/lengths.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { socialCardPath } from '../../../src/model/event/social-card.ts'
import { hueOf, sportOfCode } from '../../../src/model/event/sports.ts'
import { locales } from '../../../src/model/locales.ts'
import type { ComparisonView, Figure } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { KnownEvent } from '../../domain/catalogue/comparisons/known-events.ts'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import { distanceAxis, percent } from '../event/distance-axis.ts'
import { effortText } from '../event/event-numbers.ts'
import { editionTag } from '../event/social-card.ts'
import { foreignTag } from '../texts/foreign-tag.ts'
import { comparedSides, type Side } from './compared-sides.ts'
import { presentComparisonCard } from './comparison-card.ts'
import { nightHours } from './night-hours.ts'

function presentSide({ facts, race, km, legs }: Side, most: number, reader: Reader) {
  const { event, edition } = facts
  const { locale } = reader
  return {
    permalink: event.permalink,
    name: event.name,
    nameLang: foreignTag(event.nameLanguage, locale),
    path: pathOf({ to: 'event', permalink: event.permalink }, locale),
    race: race.name,
    raceLang: foreignTag(race.nameLanguage, locale),
    place: joined([event.city, countryName(event.country, locale)], locale),
    date: dateRange(edition.date, edition.endDate, locale),
    note: editionTag(facts, locale, event.today)?.text ?? null,
    hue: hueOf(sportOfCode(race.sport)),
    share: percent(km / most),
    legs,
  }
}

/** Distance, climb, km-effort and night of both races. */
function presentRows(sides: readonly [Side, Side], reader: Reader): ComparisonView['rows'] {
  const { locale } = reader
  const unknown = { value: m.fact_not_announced({}, { locale }), unit: '', known: false }
  const row = (label: string, of: (side: Side) => Figure | null) => {
    const [first, second] = sides.map(of)
    const view = (figure: Figure | null | undefined) =>
      figure ? { ...figure, known: true } : unknown
    return { label, first: view(first), second: view(second) }
  }
  const plain = (value: string | null): Figure | null =>
    value === null ? null : { value, unit: '' }
  const rows = [
    row(m.filter_distance({}, { locale }), ({ race }) => length(race.metres ?? 0, reader)),
    row(m.filter_climb({}, { locale }), ({ race }) =>
      race.gain === null ? null : climbFigure(race.gain, reader),
    ),
    row(m.filter_effort({}, { locale }), ({ race }) => plain(effortText(race, reader))),
    row(m.compare_night({}, { locale }), ({ facts, race }) => nightHours(facts, race, locale)),
  ]
  // A figure that neither race has says nothing about the two.
  return rows.filter(({ first, second }) => first.known || second.known)
}

/** Links to comparisons of an event with the best known of its hue, if it is one of them. */
function furtherOf(
  { permalink, name }: EventFacts['event'],
  other: string,
  known: readonly KnownEvent[],
  { locale }: Reader,
) {
  const hue = known.find((each) => each.permalink === permalink)?.hue
  const links = known
    .filter((each) => each.hue === hue && ![permalink, other].includes(each.permalink))
    .map((each) => ({
      name: each.name,
      nameLang: foreignTag(each.nameLanguage, locale),
      path: pathOf({ to: 'compare', pair: [permalink, each.permalink] }, locale),
    }))
  return links.length === 0 ? [] : [{ name, links }]
}

/** @param first its permalink comes before that of `second` */
export function presentComparison(
  first: EventFacts,
  second: EventFacts,
  known: readonly KnownEvent[],
  reader: Reader,
): ComparisonView {
  const { km, step, bars, sides } = comparedSides(first, second)
  const [one, other] = sides
  const { locale } = reader
  const pair: [string, string] = [first.event.permalink, second.event.permalink]
  const [hue, otherHue] = pair.map(
    (permalink) => known.find((each) => each.permalink === permalink)?.hue,
  )
  const isUnlisted = [first, second].some(({ event }) => event.isUnlisted === 1)
  const distanceOf = ({ race }: Side) => figureText(length(race.metres ?? 0, reader), locale)
  return {
    first: presentSide(one, km, reader),
    second: presentSide(other, km, reader),
    bars,
    step: figureText(length(step * 1000, reader), locale),
    axis: distanceAxis(km * 1000, reader),
    rows: presentRows(sides, reader),
    description: m.compare_description(
      {
        first: first.event.name,
        second: second.event.name,
        firstLength: distanceOf(one),
        secondLength: distanceOf(other),
      },
      { locale },
    ),
    more: [
      ...furtherOf(first.event, second.event.permalink, known, reader),
      ...furtherOf(second.event, first.event.permalink, known, reader),
    ],
    isListed: hue !== undefined && hue === otherHue && !isUnlisted,
    card: socialCardPath(
      locale,
      { kind: 'compare', pair },
      presentComparisonCard(first, second, locale),
    ),
    alternates: Object.fromEntries(
      locales.map((each) => [each, pathOf({ to: 'compare', pair }, each)]),
    ),
  }
}
