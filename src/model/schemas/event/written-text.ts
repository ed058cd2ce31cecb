import * as v from 'valibot'
import { eventTextKinds } from './event-facts.ts'
import { text } from '../parts.ts'

/** Texts that organisers write. */

const written = {
  text: text(
    'Plain text of several lines, in `locale`, else in English, in the language of the event or organiser, or in any.',
  ),
  lang: v.nullable(text('BCP 47 tag of the text if it is not in the language of the response.')),
  note: v.nullable(text('"Original language: German" with `lang`.')),
}

export const writtenText = v.strictObject(written)

export const eventTextsView = v.pipe(
  v.array(
    v.strictObject({
      kind: v.picklist(eventTextKinds),
      title: text('"Getting there".'),
      ...written,
    }),
  ),
  v.description('Texts of the organiser, in the order of the page; absent without any.'),
)
