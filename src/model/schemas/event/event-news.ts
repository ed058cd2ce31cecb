import * as v from 'valibot'
import { eventArticlesShown } from '../../values/limits.ts'
import { day, sitePath, text } from '../parts.ts'

/** Articles about an event on its page. */
export const eventNews = v.pipe(
  v.strictObject({
    heading: text('Heading of the section.'),
    articles: v.pipe(
      v.array(
        v.strictObject({
          title: v.string(),
          lang: v.nullable(text('BCP 47 tag of `title` if it is in another language.')),
          path: sitePath('Its page.'),
          day: day('First day of publication.'),
          date: text('"24 November 2026".'),
        }),
      ),
      v.minLength(1),
      v.maxLength(eventArticlesShown),
    ),
    more: v.nullable(
      v.pipe(
        v.strictObject({ text: v.string(), path: sitePath('All articles about the event.') }),
        v.description('Link to the list; null if all of them are here.'),
      ),
    ),
  }),
  v.description('The latest articles about the event; absent without any.'),
)
