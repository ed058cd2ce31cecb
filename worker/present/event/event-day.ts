import { figureText } from '../../../src/i18n/figure-text.ts'
import { fullDate, measure, timeOfDay } from '../../../src/i18n/format.ts'
import { sideBySide } from '../../../src/i18n/joins.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { editionStatusTable, takesPlace } from '../../../src/model/event/edition-status.ts'
import { createMemo } from '../../../src/model/values/memo.ts'
import type { EventView } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import type { RaceRow } from '../../domain/catalogue/events/event-page-rows.ts'
import { sunOf, type SunSpan } from '../../time/sun.ts'
import { raceFigure, statusView } from '../cards/edition-card.ts'
import { raceDate } from './race.ts'

/** Light of a day at a place, which each language of an event's page shows. */
const suns = createMemo<ReturnType<typeof sunOf>>(5000)

/** Starts on the bar; more labels would cover each other. */
const maxStarts = 3

type Day = NonNullable<EventView['day']>

const percent = (hour: number): number => Math.round((hour / 24) * 1000) / 10

/** Parts of the day from 0 to 24 o'clock in a span that may reach over midnight. */
function parts(span: SunSpan): Day['light'] {
  if (span === 'never') return []
  if (span === 'always') return [{ from: 0, width: 100 }]
  return [-24, 0, 24].flatMap((shift) => {
    const from = Math.max(0, span.from + shift)
    const to = Math.min(24, span.to + shift)
    return to > from ? [{ from: percent(from), width: percent(to - from) }] : []
  })
}

function clock(hour: number, locale: Locale): string {
  const minutes = ((Math.round(hour * 60) % 1440) + 1440) % 1440
  const two = (value: number) => String(value).padStart(2, '0')
  return timeOfDay(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`, locale)
}

/** "2 hours 23 minutes" */
function duration(hours: number, locale: Locale): string {
  const minutes = Math.round(hours * 60)
  const whole = Math.floor(minutes / 60)
  const rest = minutes % 60
  const texts = [
    ...(whole === 0 ? [] : [measure(whole, 'hour', locale, 0)]),
    ...(rest === 0 && whole > 0 ? [] : [measure(rest, 'min', locale, 0)]),
  ]
  return sideBySide(texts, locale)
}

const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60

/** Light and dark at the start of the longest race. */
function startSentence(name: string, start: number, light: SunSpan, locale: Locale): string | null {
  if (typeof light === 'string') return null
  const day = light.to - light.from
  if (start >= light.from && start < light.to) {
    const left = { light: duration(light.to - start, locale), night: duration(24 - day, locale) }
    return m.day_light({ race: name, ...left }, { locale })
  }
  const wait = (((light.from - start) % 24) + 24) % 24
  return m.day_dark({ race: name, time: duration(wait, locale) }, { locale })
}

function sunSentence(light: SunSpan, locale: Locale): string {
  if (light === 'always') return m.day_never_dark({}, { locale })
  if (light === 'never') return m.day_never_light({}, { locale })
  const times = { sunrise: clock(light.from, locale), sunset: clock(light.to, locale) }
  return m.day_sun(times, { locale })
}

/** Races with a start on the day, one per time. @param races longest first */
function startsOn(date: string, { edition }: EventFacts, races: readonly RaceRow[]) {
  const times = new Set<string>()
  return races.flatMap((race) => {
    const { startTime } = race
    if (startTime === null || raceDate(race, edition) !== date || times.has(startTime)) return []
    times.add(startTime)
    return [{ race, time: startTime, hour: hourOf(startTime) }]
  })
}

/**
 * Daylight on the day of the longest race, with the starts of that day. Null without a common start, or if the edition
 * does not take place, or was expected on a day that has passed.
 * @param races longest first
 * @param today ISO date
 */
export function presentDay(
  facts: EventFacts,
  races: readonly RaceRow[],
  reader: Reader,
  today: string,
): EventView['day'] {
  const { event, edition } = facts
  const { locale } = reader
  const status = statusView(edition.status)?.status ?? null
  if (!takesPlace(status) || (edition.confirmed !== 1 && edition.endDate < today)) return null
  if (status !== null && editionStatusTable[status].attendance === 'Online') return null
  const date = races[0]?.date ?? edition.date
  const place = { lat: event.lat, lon: event.lon, zone: edition.zone }
  const { light, twilight } = suns(`${place.lat} ${place.lon} ${place.zone} ${date}`, () =>
    sunOf(place, date),
  )
  const starts = startsOn(date, facts, races)
  const nameOf = (race: RaceRow): string => {
    const figure = raceFigure(race, reader)
    return race.acronym ?? (figure === null ? race.name : figureText(figure, locale))
  }
  const [lead] = starts
  const leadSentence =
    lead === undefined ? null : startSentence(nameOf(lead.race), lead.hour, light, locale)
  return {
    date: fullDate(date, locale),
    light: parts(light),
    twilight: parts(twilight),
    sunrise: typeof light === 'string' ? null : clock(light.from, locale),
    sunset: typeof light === 'string' ? null : clock(light.to, locale),
    starts: starts
      .slice(0, maxStarts)
      .toSorted((a, b) => a.hour - b.hour)
      .map(({ race, time, hour }) => ({
        at: percent(hour),
        time: timeOfDay(time, locale),
        name: nameOf(race),
      })),
    sentences: [
      sunSentence(light, locale),
      ...(leadSentence === null ? [] : [leadSentence]),
      ...(edition.confirmed === 1 ? [] : [m.day_expected({}, { locale })]),
    ],
  }
}
