import { bibView } from './bib.ts'
import * as v from 'valibot'
import { factGroups } from '../../event/sources.ts'
import { analyticsExtra, editionCard } from './edition-card.ts'
import { editionView, statedOn } from './edition.ts'
import {
  alternates,
  day,
  figureOf,
  flag,
  hue,
  pageLink,
  sitePath,
  sport,
  statusView,
  text,
  unlisted,
} from '../parts.ts'
import { eventDrawings } from './event-drawings.ts'
import { eventNews } from './event-news.ts'
import { eventPhotos } from './pictures.ts'
import { locatorMapView } from './locator-map.ts'
import { reviewsView } from '../community/review-views.ts'
import { raceView } from './race.ts'
import { eventTextsView } from './written-text.ts'

const eventSource = v.strictObject({
  url: text('URL of the page.'),
  label: text('"Wikipedia", or the host: "example.org".'),
  official: flag('True for the site of the event or its organiser.'),
  facts: v.pipe(
    v.array(v.picklist(factGroups)),
    v.description('The facts that it states: all four groups, or some.'),
  ),
  checkKind: v.nullable(
    v.pipe(
      v.picklist(['word', 'organiser', 'page', 'copy', 'dated-copy']),
      v.description(
        'How the facts were last compared: `word` if the organiser stated them here, `organiser` with the organiser’s page, `page` with another page, `copy` with a stored copy of the page, which can be older, `dated-copy` with one whose date is known. Null if never.',
      ),
    ),
  ),
  checkedOn: v.nullable(
    text(
      'Day or month of that comparison, as text; of a `dated-copy` the date of the copy. Null if never.',
    ),
  ),
})

export const eventView = v.strictObject({
  permalink: text('Identifier of the event in URLs; a former one still leads to the event.'),
  name: text('Name in `locale`, else in English, else in its own language.'),
  nameLang: v.nullable(
    text('BCP 47 tag of `name` if it is in another language than the response.'),
  ),
  heading: v.pipe(
    v.strictObject({
      phrases: v.pipe(v.array(v.string()), v.description('A line may break between them.')),
      size: v.picklist(['short', 'long', 'longer', 'longest']),
    }),
    v.description('`name` as a heading.'),
  ),
  analytics: analyticsExtra,
  otherNames: v.pipe(
    v.array(v.string()),
    v.description(
      'Its names in other languages, including its own language’s if that is not `name`.',
    ),
  ),
  city: text('"Berlin".'),
  near: v.nullable(
    text(
      'Nearest city, if `city` is a smaller town; `placePath` is its calendar, `region` its region.',
    ),
  ),
  country: text('"Germany".'),
  countryCode: text('ISO 3166-1, two letters.'),
  region: text('"Berlin", "Bavaria"; empty if unknown.'),
  placePath: sitePath('Calendar of the city.'),
  countryPath: sitePath('Calendar of the country.'),
  sportPath: sitePath('Page of the sport.'),
  venue: v.nullable(text('Venue within the city.')),
  venueLang: v.nullable(
    text('BCP 47 tag of `venue` if it is in another language than the response.'),
  ),
  lat: figureOf('Degrees, WGS 84.'),
  lon: figureOf('Degrees, WGS 84.'),
  sport: v.nullable(sport),
  hue,
  site: v.nullable(text('URL of the event’s own site.')),
  sources: v.pipe(
    v.array(eventSource),
    v.description('Pages at which groups of the event’s facts can be checked.'),
  ),
  since: v.nullable(text('Year of its first edition.')),
  usualMonth: v.nullable(text('"September".')),
  organiser: v.nullable(
    v.strictObject({
      permalink: text('Identifier of the organiser in URLs.'),
      name: text('Name of the organiser.'),
      nameLang: v.nullable(
        text('BCP 47 tag of `name` if it is in another language than the response.'),
      ),
      site: v.nullable(text('URL of the organiser’s site.')),
    }),
  ),
  edition: editionView,
  races: v.array(raceView),
  priceSources: v.pipe(
    v.array(statedOn),
    v.description('Pages that state the prices of the races.'),
  ),
  ...eventDrawings.entries,
  texts: v.optional(eventTextsView),
  editions: v.pipe(
    v.array(
      v.strictObject({
        date: day('First day.'),
        year: v.string(),
        label: text('The days as text: "28–29 September".'),
        place: v.nullable(text('City, if it is not that of `edition`.')),
        current: flag('True for `edition`.'),
        status: v.nullable(statusView),
        confirmed: flag('True if the date is confirmed.'),
        past: flag('True if it has ended.'),
        next: flag('True for the next edition.'),
      }),
    ),
    v.maxLength(60),
    v.description('Known editions, latest first.'),
  ),
  feedback: v.strictObject({
    error: v.pipe(pageLink, v.description('Form to report an error.')),
    dates: v.pipe(pageLink, v.description('The same for the dates.')),
    races: v.pipe(pageLink, v.description('The same for the races and their prices.')),
    signUp: v.pipe(pageLink, v.description('The same for the sign-up.')),
    offer: v.pipe(pageLink, v.description('Form to report a cheaper offer.')),
  }),
  calendar: v.nullable(
    v.pipe(
      v.strictObject({
        file: sitePath('iCalendar file.'),
        google: text('URL of Google Calendar’s form; it ends with the description.'),
        outlook: text('URL of Outlook’s form; it ends with the description.'),
      }),
      v.description(
        'Links that add the edition to a calendar; null if it has ended or does not take place.',
      ),
    ),
  ),
  similar: v.pipe(
    v.array(
      v.strictObject({
        card: editionCard,
        reason: v.strictObject({
          weekend: flag('True if it is on the same weekend.'),
          sport: flag('True if its sport is the same.'),
          distance: text('Distance from this event: "12 km away".'),
        }),
        compare: v.optional(
          sitePath('Page that compares both; absent if their races have no scale in common.'),
        ),
      }),
    ),
    v.maxLength(6),
    v.description('Similar events, each with the reason.'),
  ),
  card: text('Path of the edition’s social card, a PNG of 1200 × 630.'),
  unlisted,
  alternates,
})

export const eventAnswer = v.pipe(
  v.strictObject({
    ...eventView.entries,
    // The locator map; the API's key is the design's word for it.
    plate: v.nullable(locatorMapView),
    photos: v.optional(eventPhotos),
    news: v.optional(eventNews),
    bib: v.optional(bibView),
    reviews: reviewsView,
    distanceList: text('"42.2 km, 21.1 km and 10 km".'),
    description: text('Description of the page in a sentence or two.'),
    updatedOn: text('Day of the last change, as text.'),
  }),
  v.description('An event with one of its editions and that edition’s races.'),
)
