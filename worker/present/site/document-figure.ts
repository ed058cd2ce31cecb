import type { Figure } from '../../../src/model/blocks/figure.ts'
import { statusMessages } from '../../../src/i18n/status-messages.ts'
import { figureText } from '../../../src/i18n/figure-text.ts'
import { count, dayAndMonth, longDate, shortMonth, wholeYear } from '../../../src/i18n/format.ts'
import { climb } from '../../../src/i18n/lengths.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { editionStatusTable } from '../../../src/model/event/edition-status.ts'
import { hasProfile, isInWater } from '../../../src/model/event/kilometre-bars.ts'
import { addMonths, daysBetween } from '../../../src/model/values/dates.ts'
import type { DocumentFigure, EditionCard, LocatorMapView } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { CardFacts } from '../../domain/catalogue/cards/edition-cards.ts'
import type { FigureFacts } from '../../domain/content/articles/find-figure-facts.ts'
import { byLength, drawingLegs, editionCard, raceFigure } from '../cards/edition-card.ts'
import { expectedReason, presentDateFit } from '../event/date-fit.ts'

/** Number of events in a calendar that a document counts, with its heading and path in the reader's language. */
export interface CalendarCount {
  label: string
  path: string
  events: number
}

/** Facts of the catalogue that the blocks of a document show, for one reader. */
export interface DocumentFacts extends FigureFacts {
  reader: Reader
  /** ISO date. */
  today: string
  /** By the English path of the calendar; those that do not exist any more are missing. */
  counts: ReadonlyMap<string, CalendarCount>
  /** By the permalink of the event. */
  plates: ReadonlyMap<string, LocatorMapView>
}

/** Past editions that a drawing of a usual date shows, and marks of a season's labels. */
const mostEditions = 12

/** The card of an event as it is now; null if it has gone. */
export function presentEventCard(
  permalink: string,
  { cards, reader }: DocumentFacts,
): EditionCard | null {
  const facts = cards.get(permalink)
  return facts === undefined ? null : editionCard(facts, reader)
}

const cardsOf = (events: readonly string[], facts: DocumentFacts): EditionCard[] =>
  events.flatMap((each) => presentEventCard(each, facts) ?? [])

const named = (
  { permalink, name, nameLang, linkDate }: EditionCard,
  { reader }: DocumentFacts,
) => ({
  name,
  nameLang,
  path: pathOf({ to: 'event', permalink, date: linkDate ?? undefined }, reader.locale),
})

type Of<Kind extends Figure['of']> = Extract<Figure, { of: Kind }>

/** The race of an event that is drawn: the one with this name or acronym, else the longest. */
function raceOf(card: CardFacts, { race }: Of<'bars'>, { races }: DocumentFacts) {
  const all = races.filter(({ permalink }) => permalink === card.permalink)
  const wanted = race?.toLowerCase()
  const chosen = all.find(
    ({ name, acronym }) =>
      name.toLowerCase() === wanted || (acronym !== null && acronym.toLowerCase() === wanted),
  )
  return chosen ?? card.races.toSorted(byLength)[0]
}

function presentBars(figure: Of<'bars'>, facts: DocumentFacts): DocumentFigure | null {
  const { locale } = facts.reader
  const rows = figure.events.flatMap((permalink) => {
    const [card, view] = [facts.cards.get(permalink), presentEventCard(permalink, facts)]
    if (card === undefined || view === null) return []
    const race = raceOf(card, figure, facts)
    const gain = race?.gain ?? null
    const length = race === undefined ? null : raceFigure(race, facts.reader)
    return {
      ...named(view, facts),
      seed: permalink,
      hue: view.hue,
      legs: drawingLegs(race?.legs ?? []),
      length: length === null ? null : figureText(length, locale),
      climb: gain === null ? null : climb(gain, facts.reader),
    }
  })
  const [first] = rows
  if (first === undefined) return null
  const isProfile = rows.length === 1 && hasProfile(first.legs) && first.climb !== null
  const sentence = isProfile
    ? m.event_axis({ climb: first.climb ?? '' }, { locale })
    : rows.every(({ legs, climb: up }) => up !== null || legs.every(isInWater))
      ? m.event_axis_ruler({}, { locale })
      : m.event_axis_flat({}, { locale })
  return { of: 'bars', rows, sentence }
}

function presentUsualDate(
  { event }: Of<'usual-date'>,
  facts: DocumentFacts,
): DocumentFigure | null {
  const card = presentEventCard(event, facts)
  const editions = facts.editions.filter(({ permalink }) => permalink === event)
  if (card === null || editions.length === 0) return null
  const { locale } = facts.reader
  const known = editions.filter(
    ({ date, confirmed, status }) =>
      date === card.bib.date || (confirmed === 1 && status === null && date < facts.today),
  )
  const rule = editions[0]?.usualDate ?? null
  const next = { date: card.bib.date, confirmed: 0, status: null }
  const fit = presentDateFit(rule, next, editions, locale, facts.today)
  return {
    of: 'usual-date',
    hue: card.hue,
    ...named(card, facts),
    editions: known.slice(-mostEditions).map(({ date, confirmed }) => ({
      date,
      year: wholeYear(date, locale),
      label: dayAndMonth(date, locale),
      isExpected: confirmed !== 1,
    })),
    sentence: card.dateConfirmed ? m.date_confirmed({}, { locale }) : expectedReason(fit, locale),
  }
}

/** Share of the drawn months that has passed on a day, in percent. */
const placeIn = (from: string, days: number, date: string): number =>
  Math.round((daysBetween(from, date) / days) * 1000) / 10

function presentSeason({ events }: Of<'season'>, facts: DocumentFacts): DocumentFigure | null {
  const { locale } = facts.reader
  const cards = cardsOf(events, facts).toSorted((a, b) => a.bib.date.localeCompare(b.bib.date))
  const [first] = cards
  const last = cards.at(-1)
  if (first === undefined || last === undefined) return null
  const from = `${first.bib.date.slice(0, 7)}-01`
  const months = [first.bib.date.slice(0, 7)]
  while ((months.at(-1) ?? '') <= last.bib.date.slice(0, 7))
    months.push(addMonths(months.at(-1) ?? '', 1))
  const days = daysBetween(from, `${months.at(-1) ?? ''}-01`)
  return {
    of: 'season',
    months: months.slice(0, -1).map((month) => ({
      label: shortMonth(`${month}-01`, locale),
      at: placeIn(from, days, `${month}-01`),
    })),
    marks: cards.map((card) => ({
      ...named(card, facts),
      hue: card.hue,
      at: placeIn(from, days, card.bib.date),
      date: card.bib.date,
      label: longDate(card.bib.date, locale),
      isExpected: !card.dateConfirmed,
      tag: tagOf(card, facts),
    })),
  }
}

function tagOf({ status, dateConfirmed }: EditionCard, { reader: { locale } }: DocumentFacts) {
  if (status !== null)
    return statusMessages[editionStatusTable[status.status].meaning]({}, { locale })
  return dateConfirmed ? m.date_confirmed({}, { locale }) : m.date_expected({}, { locale })
}

function presentCount({ calendars }: Of<'count'>, facts: DocumentFacts): DocumentFigure | null {
  const found = calendars.flatMap((path) => facts.counts.get(path) ?? [])
  if (found.length === 0) return null
  const most = Math.max(1, ...found.map(({ events }) => events))
  return {
    of: 'count',
    rows: found.map(({ label, path, events }) => ({
      label,
      path,
      events: count(events, facts.reader.locale),
      share: Math.round((events / most) * 1000) / 10,
    })),
  }
}

/** A drawing made of the facts of today; null if the events that it needs have gone. */
export function presentFigure(figure: Figure, facts: DocumentFacts): DocumentFigure | null {
  switch (figure.of) {
    case 'bars':
      return presentBars(figure, facts)
    case 'usual-date':
      return presentUsualDate(figure, facts)
    case 'season':
      return presentSeason(figure, facts)
    case 'count':
      return presentCount(figure, facts)
    case 'plate': {
      const [card, plate] = [presentEventCard(figure.event, facts), facts.plates.get(figure.event)]
      if (card === null || plate === undefined) return null
      return { of: 'plate', hue: card.hue, ...named(card, facts), plate }
    }
    case 'next-start': {
      const ahead = cardsOf(figure.events, facts)
        .filter(({ bib }) => bib.endDate >= facts.today)
        .toSorted((a, b) => a.bib.date.localeCompare(b.bib.date))
      const [card] = ahead
      return card === undefined ? null : { of: 'next-start', card }
    }
  }
}
