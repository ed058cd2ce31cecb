import * as v from 'valibot'
import { analyticsExtra, dateBib, editionCard } from './edition-card.ts'
import {
  alternates,
  count,
  day,
  editionStatusView,
  figureOf,
  flag,
  hue,
  sitePath,
  sport,
  statusView,
  text,
} from './parts.ts'
import { raceView } from './race.ts'

export const editionView = v.pipe(
  v.strictObject({
    bib: dateBib,
    dateConfirmed: flag('False: the date is expected, worked out from the usual weekend.'),
    previousDate: v.nullable(day('Day it was first set for, where it was moved.')),
    past: flag('Whether it is over.'),
    next: v.nullable(v.strictObject({ date: day('First day.'), label: text('In words.') })),
    status: v.nullable(editionStatusView),
    inDays: v.nullable(text('"in 3 weeks"; null when it is over.')),
    firstStart: v.nullable(
      v.strictObject({
        time: text('Local time of the earliest start: "09:15".'),
        zone: text('Name of the time zone on that day.'),
      }),
    ),
    zone: text('Time zone: "Europe/Berlin", with spaces for underscores.'),
    year: text('"2027", in the calendar of the language.'),
    capacity: v.nullable(count('Places there are in all.')),
    registration: v.strictObject({
      state: v.picklist(['opens', 'open', 'sold-out', 'closed', 'unknown']),
      date: v.nullable(text('When it opens or closes, in words.')),
      url: v.nullable(text('Where one signs up; an address of somebody else.')),
      provider: v.nullable(text('Who runs the sign-up.')),
    }),
  }),
  v.description('One year of an event.'),
)

export const eventView = v.strictObject({
  permalink: text('Name of the event in addresses; it does not change.'),
  name: text('Name in the language asked for, or else in English, or else its own.'),
  nameLang: v.nullable(text('BCP 47 tag of `name` where it is in another language.')),
  analytics: analyticsExtra,
  otherNames: v.pipe(
    v.array(v.string()),
    v.description('Its names in other languages, its own among them where `name` is not.'),
  ),
  city: text('"Berlin".'),
  country: text('"Germany".'),
  countryCode: text('ISO 3166-1, two letters.'),
  region: text('"Berlin", "Bavaria"; empty where it is not known.'),
  placePath: sitePath('Calendar of the city.'),
  countryPath: sitePath('Calendar of the country.'),
  sportPath: sitePath('Page of the sport.'),
  venue: v.nullable(text('Where it takes place within the city.')),
  venueLang: v.nullable(text('BCP 47 tag of `venue` where it is in another language.')),
  lat: figureOf('Degrees, WGS 84.'),
  lon: figureOf('Degrees, WGS 84.'),
  sport: v.nullable(sport),
  hue,
  site: v.nullable(text('The event’s own site.')),
  source: text('Where the facts can be checked.'),
  checkedOn: v.nullable(text('When they were, in words; null where nobody noted it.')),
  since: v.nullable(text('Year of its first edition.')),
  usualMonth: v.nullable(text('"September".')),
  organiser: v.nullable(
    v.strictObject({
      name: text('Its name.'),
      nameLang: v.nullable(text('BCP 47 tag of `name` where it is in another language.')),
      site: v.nullable(text('Its site.')),
    }),
  ),
  edition: editionView,
  races: v.array(raceView),
  axis: v.pipe(
    v.array(v.strictObject({ label: v.string(), at: figureOf('Percent of the width.') })),
    v.description('Labels under the drawing of the first race.'),
  ),
  climb: v.nullable(text('Climb of the first race.')),
  editions: v.pipe(
    v.array(
      v.strictObject({
        date: day('First day.'),
        year: v.string(),
        label: text('The days in words.'),
        current: flag('Whether this is `edition`.'),
        status: v.nullable(statusView),
        confirmed: flag('Whether the date is confirmed.'),
        next: flag('Whether it is the next one to take place.'),
      }),
    ),
    v.maxLength(60),
    v.description('All editions we know, latest first.'),
  ),
  calendar: v.nullable(
    v.pipe(
      v.strictObject({
        file: sitePath('A file for calendar programs.'),
        google: text('An address of Google’s calendar; it ends in a description.'),
        outlook: text('An address of Outlook’s calendar; it ends in a description.'),
      }),
      v.description(
        'How to put the edition into a calendar; null for what is over or does not take place.',
      ),
    ),
  ),
  similar: v.pipe(
    v.array(
      v.strictObject({
        card: editionCard,
        reason: v.strictObject({
          weekend: flag('Whether it is on the same weekend.'),
          distance: text('How far away: "12 km away".'),
        }),
      }),
    ),
    v.maxLength(6),
    v.description('Events like it, each with the reason.'),
  ),
  card: text('Picture of the edition for sharing, 1200 × 630: a path on this site.'),
  alternates,
})

export const eventAnswer = v.pipe(
  v.strictObject({
    ...eventView.entries,
    distanceList: text('"42.2 km, 21.1 km and 10 km".'),
    updatedOn: text('When anything of it last changed, in words.'),
  }),
  v.description('An event with one of its editions and that edition’s races.'),
)
