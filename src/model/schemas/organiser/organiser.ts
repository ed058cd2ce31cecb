import * as v from 'valibot'
import { editionCard } from '../event/edition-card.ts'
import { contactView, followTexts, organiserLinks, organiserRating } from './organiser-parts.ts'
import { largePictureParts } from '../event/pictures.ts'
import {
  alternates,
  count,
  day,
  flag,
  hue,
  sitePath,
  statusView,
  text,
  unlisted,
} from '../parts.ts'
import { writtenText } from '../event/written-text.ts'

const pastEdition = v.strictObject({
  permalink: text('Identifier of the event in URLs.'),
  date: day('First day.'),
  year: text('"2026", in the calendar of the language.'),
  name: text('Name of the event.'),
  nameLang: v.nullable(text('BCP 47 tag of `name` if it is in another language.')),
  hue,
  status: v.nullable(statusView),
})

export const organiserView = v.pipe(
  v.strictObject({
    permalink: text('Identifier of the organiser in URLs.'),
    name: text('Name in `locale`, else in English, else as the organiser writes it.'),
    nameLang: v.nullable(
      text('BCP 47 tag of `name` if it is known to be in another language than the response.'),
    ),
    site: v.nullable(text('URL of the organiser’s site.')),
    place: v.nullable(
      text(
        '"Berlin, Germany" as the organisation states it, or if all its events are there, "Germany"; null if they are in several countries.',
      ),
    ),
    countries: count('Number of countries of its events.'),
    events: count('Number of its events.'),
    since: v.nullable(text('Year of the first edition of its oldest event.')),
    upcoming: v.pipe(v.array(editionCard), v.description('The next editions, by date.')),
    upcomingCount: count('Number of all upcoming editions.'),
    calendarPath: sitePath('Calendar of its events.'),
    past: v.pipe(v.array(pastEdition), v.description('The last editions, newest first.')),
    initials: text('"VW", in the place of a logo.'),
    logo: v.nullable(
      v.strictObject({
        src: sitePath('The logo, 96 pixels wide at most.'),
        srcset: text('The same for finer screens, as the attribute `srcset` of an image.'),
        large: sitePath('The logo, 512 pixels wide at most.'),
      }),
    ),
    cover: v.pipe(
      v.nullable(v.strictObject(largePictureParts)),
      v.description('Picture at the top of the page; null without one.'),
    ),
    verified: v.nullable(text('"Verified organiser"; null for an organiser that is not verified.')),
    claimed: flag('True if someone looks after the page.'),
    about: v.nullable(writtenText),
    links: organiserLinks,
    rating: v.nullable(organiserRating),
    follow: followTexts,
    contact: v.nullable(contactView),
    unlisted,
    alternates,
  }),
  v.description('The public page of an organiser.'),
)
