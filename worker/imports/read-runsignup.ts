import * as v from 'valibot'
import { decodeText } from './decode-text.ts'
import { saleOf, stated } from './runsignup-sale.ts'
import {
  refusedImport,
  tableOfEntries,
  type ImportEntry,
  type ImportTable,
} from './import-table.ts'

const text = v.optional(v.union([v.string(), v.number(), v.null()]))

const race = v.object({
  name: v.string(),
  next_date: text,
  next_end_date: text,
  url: text,
  external_race_url: text,
  address: v.optional(
    v.nullable(v.object({ street: text, city: text, state: text, country_code: text })),
  ),
  events: v.optional(
    v.nullable(
      v.array(
        v.object({
          name: text,
          start_time: text,
          registration_opens: text,
          distance: text,
          event_type: text,
          registration_periods: v.optional(
            v.nullable(
              v.array(
                v.object({ registration_opens: text, registration_closes: text, race_fee: text }),
              ),
            ),
          ),
        }),
      ),
    ),
  ),
})

/** One race as its address returns it, or a list of races. */
const document = v.union([
  v.object({ race }),
  v.object({ races: v.pipe(v.array(v.object({ race })), v.maxLength(1000)) }),
])

const sportsOfTypes: Record<string, string> = {
  running_race: 'run',
  virtual_race: 'run',
  trail_race: 'trail',
  triathlon: 'triathlon',
  duathlon: 'duathlon',
  aquathlon: 'aquathlon',
  bike_race: 'cycling',
  bike_ride: 'cycling',
  mountain_bike_race: 'mtb',
  open_course_swim: 'swimming',
  walk: 'walk',
  obstacle_course: 'obstacle',
}

/**
 * Reads the public race JSON of RunSignup (`/rest/race/{id}?format=json`): an entry per event of the race. Its dates are
 * written as in the United States.
 * @throws DomainError import-refused
 */
export function readRunSignup(bytes: Uint8Array): ImportTable {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), document), decodeText(bytes).text)
  if (!parsed.success) throw refusedImport('kind')
  const races = 'race' in parsed.output ? [parsed.output] : parsed.output.races
  return tableOfEntries(
    'runsignup',
    races.flatMap((each) => entriesOf(each.race)),
    [
      'name',
      'date.mdy',
      'end',
      'city',
      'region',
      'country',
      'sport',
      'race',
      'distance.mi',
      'start',
      'price',
      'currency',
      'site',
      'entry',
      'opens',
      'closes',
    ],
  )
}

const dayOf = (moment: string): string => moment.split(' ')[0] ?? ''

function entriesOf(found: v.InferOutput<typeof race>): ImportEntry[] {
  const { name, address, events } = found
  const ends = stated(found.next_end_date)
  const facts: ImportEntry = {
    name,
    'date.mdy': stated(found.next_date),
    end: ends === stated(found.next_date) ? '' : ends,
    city: stated(address?.city),
    region: stated(address?.state),
    country: stated(address?.country_code),
    site: stated(found.external_race_url),
    entry: stated(found.url),
  }
  if (events === undefined || events === null || events.length === 0) return [facts]
  // RunSignup lists the events of earlier years beside those of the next date.
  const next = events.filter((each) => dayOf(stated(each.start_time)) === facts['date.mdy'])
  return (next.length > 0 ? next : events).map((each) => {
    const sale = saleOf(
      (each.registration_periods ?? []).map((period) => ({
        opens: period.registration_opens,
        closes: period.registration_closes,
        fee: period.race_fee,
      })),
    )
    return {
      ...facts,
      race: stated(each.name),
      sport: sportsOfTypes[stated(each.event_type)] ?? '',
      'distance.mi': stated(each.distance),
      start: stated(each.start_time).split(' ')[1] ?? '',
      ...sale,
      opens: dayOf(stated(each.registration_opens)) || sale.opens,
    }
  })
}
