import { longDate, year } from '../../../src/i18n/format.ts'
import { headingPhrases, headingSize } from '../texts/heading-phrases.ts'
import { locales } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { wordsOf } from '../../../src/i18n/words.ts'
import { hueOf, sportOfCode } from '../../../src/model/event/sports.ts'
import { socialCardPath } from '../../../src/model/event/social-card.ts'
import type { EventAnswer, EventView } from '../../../src/model/views.ts'
import { noCriteria } from '../../domain/calendar/criteria.ts'
import { nextOrLast } from '../../domain/catalogue/editions/next-or-last.ts'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import { lowestPrice } from '../../domain/catalogue/races/price-steps.ts'
import { addToCalendar } from './add-to-calendar.ts'
import { calendarPath } from '../paths/calendar-path.ts'
import { presentEdition } from './edition.ts'
import { presentEditions } from './edition-list.ts'
import { distanceList } from './distance-list.ts'
import { feedbackLinks } from '../community/feedback.ts'
import { presentDay } from './event-day.ts'
import { presentDrawings } from './event-drawings.ts'
import { presentNumbers } from './event-numbers.ts'
import { presentTexts } from './event-texts.ts'
import { presentPriceSources, presentSources } from './event-sources.ts'
import { analyticsExtra, byLength } from '../cards/edition-card.ts'
import { readPictures } from '../../domain/catalogue/cards/shown-pictures.ts'
import { readReviewFacts } from '../../domain/community/reviews/find-reviews.ts'
import { wasHeld } from '../../domain/community/reviews/held-edition.ts'
import { readEventArticles } from '../../domain/content/articles/event-articles.ts'
import type { ReadFile } from '../../http/static-files.ts'
import { describeEvent } from '../texts/page-descriptions.ts'
import { presentPlace } from './event-place.ts'
import { presentPhotos } from './event-photos.ts'
import { presentLocatorMap } from './locator-map.ts'
import { presentReviews } from '../community/reviews.ts'
import { presentEventArticles } from './event-articles.ts'
import { foreignTag } from '../texts/foreign-tag.ts'
import { presentRace } from './race.ts'
import { presentSimilar } from './similar-events.ts'
import { usualMonth } from './usual-month.ts'
import { presentSocialCard } from './social-card.ts'

export function presentEvent(facts: EventFacts, reader: Reader, today: string): EventView {
  const { locale } = reader
  const { event, edition } = facts
  const sport = sportOfCode(edition.sport)
  const names = new Set([...Object.values(event.names), event.originalName])
  names.delete(event.name)
  const next = nextOrLast(facts.editions, today)
  // The edition of the undated page has no dated URL, so that search engines find one page, not two.
  const dateOf = edition.id === next?.id ? undefined : edition.date
  const races = facts.races.toSorted(byLength)
  return {
    permalink: event.permalink,
    name: event.name,
    nameLang: foreignTag(event.nameLanguage, locale),
    heading: {
      phrases: headingPhrases(event.name, event.nameLanguage || locale),
      size: headingSize(event.name),
    },
    analytics: analyticsExtra(event, lowestPrice(facts.races, today)?.amountEur ?? null),
    otherNames: [...names],
    ...presentPlace(event, locale),
    sportPath:
      sport === null
        ? calendarPath(noCriteria, locale)
        : pathOf({ to: 'sport', word: wordsOf(locale).sports[sport] }, locale),
    sport,
    hue: hueOf(sport),
    site: event.url,
    sources: presentSources(event, locale),
    since: event.since === null ? null : year(`${event.since}-01-01`, locale),
    usualMonth: usualMonth(event.usualDate, today, locale),
    organiser:
      event.organiser === null || event.organiserPermalink === null
        ? null
        : {
            permalink: event.organiserPermalink,
            name: event.organiser.text,
            nameLang: foreignTag(event.organiser.language, locale),
            site: event.organiserSite,
          },
    edition: presentEdition(facts, locale, today),
    races: races.map((race) => presentRace(race, edition, reader, today)),
    priceSources: presentPriceSources(races, locale),
    ...presentDrawings(races, reader),
    ...presentTexts(facts.texts, event.originalLanguage, locale),
    day: presentDay(facts, races, reader, today),
    numbers: presentNumbers(facts, races, reader),
    editions: presentEditions(facts, locale, today),
    calendar: addToCalendar(facts, reader, today),
    feedback: feedbackLinks(event.permalink, locale),
    similar: presentSimilar(facts, reader),
    card: socialCardPath(
      locale,
      { permalink: event.permalink, date: edition.date },
      presentSocialCard(facts, locale, today),
    ),
    ...(event.isUnlisted === 1 ? { unlisted: true as const } : {}),
    alternates: Object.fromEntries(
      locales.map((each) => [
        each,
        pathOf({ to: 'event', permalink: event.permalink, date: dateOf }, each),
      ]),
    ),
  }
}

interface AnswerOptions {
  reader: Reader
  /** ISO date. */
  today: string
  /** Order of the reviews. */
  sort: Parameters<typeof presentReviews>[2]['sort']
  read: ReadFile
}

/**
 * The data of an event's page.
 * @param facts with the rows of reviews, of their counts, of pictures and of articles as the further ones; a draft has no articles
 */
export async function presentEventAnswer(
  facts: EventFacts,
  { reader, today, sort, read }: AnswerOptions,
): Promise<EventAnswer> {
  const { locale } = reader
  const { event, editions } = facts
  const [reviews, counts, pictures, articles = []] = facts.further
  const photos = readPictures(pictures)
  const news = readEventArticles(articles)
  const view = presentEvent(facts, reader, today)
  const distances = distanceList(view, locale)
  return {
    ...view,
    plate: await presentLocatorMap(facts, view, reader, read),
    distanceList: distances,
    description: describeEvent(view, distances, locale),
    reviews: presentReviews(readReviewFacts(reviews, counts, locale), reader, {
      eventId: event.id,
      sort,
      held: editions.some((edition) => wasHeld(edition, today)),
    }),
    ...(photos.length === 0
      ? {}
      : { photos: presentPhotos(photos, event.originalLanguage, locale) }),
    ...(news.length === 0 ? {} : { news: presentEventArticles(news, event, locale) }),
    updatedOn: longDate(event.updatedAt.slice(0, 10), locale),
  }
}
