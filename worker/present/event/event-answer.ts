import { longDate } from '../../../src/i18n/format.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import type { EventAnswer } from '../../../src/model/views.ts'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import { readPictures } from '../../domain/catalogue/cards/shown-pictures.ts'
import { readReviewFacts } from '../../domain/community/reviews/find-reviews.ts'
import { wasHeld } from '../../domain/community/reviews/held-edition.ts'
import type { ReadFile } from '../../http/static-files.ts'
import { distanceList, presentEvent } from './event.ts'
import { describeEvent } from '../texts/page-descriptions.ts'
import { presentPhotos } from './event-photos.ts'
import { presentPlate } from './event-plate.ts'
import { presentReviews } from '../community/reviews.ts'

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
 * @param facts with the rows of reviews, of their counts and of pictures as the further ones
 */
export async function presentEventAnswer(
  facts: EventFacts,
  { reader, today, sort, read }: AnswerOptions,
): Promise<EventAnswer> {
  const { locale } = reader
  const { event, editions } = facts
  const [reviews, counts, pictures] = facts.further
  const photos = readPictures(pictures)
  const view = presentEvent(facts, reader, today)
  const distances = distanceList(view, locale)
  return {
    ...view,
    plate: await presentPlate(facts, view, reader, read),
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
    updatedOn: longDate(event.updatedAt.slice(0, 10), locale),
  }
}
