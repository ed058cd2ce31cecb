import { sportCodes } from '../../../../src/model/event/sports.ts'
import type { EditionFacts, EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import { endOffsetOf } from '../../../time/local-day.ts'
import { eventColumns, pointOf } from './event-columns.ts'
import type { FactRows, Row, RowContext } from './fact-rows.ts'
import { required } from './required.ts'
import { raceRowsOf } from './race-rows-of-facts.ts'

/** Rows that state facts: normal ones (normaliseFacts), without faults, whose keys are the ids of their rows. */
export function rowsOfFacts(facts: EventFacts, context: RowContext): FactRows {
  const { eventId } = context
  const rows: FactRows = {
    event: { id: eventId, ...eventColumns(facts, context) },
    event_text: Object.entries(facts.names).map(([locale, name]) => ({ eventId, locale, name })),
    event_page_text: Object.entries(facts.texts).flatMap(([kind, texts]) =>
      Object.entries(texts).map(([locale, text]) => ({ eventId, kind, locale, text })),
    ),
    edition: [],
    race: [],
    activity: [],
    ticket_price: [],
  }
  for (const each of facts.editions) {
    const id = Number(each.key)
    rows.edition.push({ id, eventId, ...editionColumns(each, facts, context) })
    for (const [ordinal, race] of each.races.entries())
      raceRowsOf(rows, { editionId: id, ordinal, race }, context)
  }
  return rows
}

function editionColumns(each: EditionFacts, facts: EventFacts, { cities }: RowContext): Row {
  const { place } = each
  const point = pointOf(place ?? facts.place, cities)
  const date = required(each.date, 'date')
  const endDate = each.endDate ?? date
  return {
    date,
    endDate,
    dateConfirmed: each.dateConfirmed,
    sport: sportCodes[each.races[0]?.sport ?? 'run'],
    status: each.status,
    previousDate: each.previousDate,
    statusReason: JSON.stringify(each.statusReason),
    entriesNote: JSON.stringify(each.entriesNote),
    cityId: (place ?? facts.place).cityId,
    lat: place === null ? null : point.lat,
    lon: place === null ? null : point.lon,
    town: place?.town ?? null,
    venue: place?.venue ?? null,
    venueNames: JSON.stringify(place?.venueNames ?? {}),
    zone: point.zone,
    endOffset: endOffsetOf(point.zone, endDate),
    signUpStartsOn: each.registrationStartsOn,
    signUpEndsOn: each.registrationEndsOn,
    signUpUrl: each.registrationUrl,
    maxParticipants: each.maxParticipants,
  }
}
