import * as v from 'valibot'
import { contentKinds } from '../../blocks/content.ts'
import { documentChange } from '../../documents/change.ts'
import { locales } from '../../locales.ts'
import { lineOf, message, strictly } from '../../values/form.ts'

/** Bodies of requests to `/api/desk`. Those of drafts are the ones of events (draft-fields.ts). */

/** Kinds of documents that the desk adds; a page and a campaign need an address in each language, which is code. */
export const addableKinds: readonly (typeof contentKinds)[number][] = [
  'help',
  'landing',
  'article',
  'challenge',
]

export const newDocument = v.strictObject(
  {
    kind: v.picklist(contentKinds, message('invalid')),
    /** Its name in URLs, the same in all languages. */
    slug: v.pipe(lineOf(60), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, message('invalid'))),
    title: lineOf(120),
    locale: v.picklist(locales, message('invalid')),
  },
  strictly,
)

export const scheduleFields = v.strictObject(
  {
    act: v.picklist(['publish', 'withdraw'], message('invalid')),
    at: v.pipe(
      v.string(message('required')),
      v.isoTimestamp(message('invalid')),
      v.transform((text) => new Date(text)),
      v.date(message('invalid')),
    ),
    version: v.pipe(v.number(message('invalid')), v.integer(message('invalid'))),
  },
  strictly,
)

export const previewFields = v.strictObject(
  {
    locale: v.picklist(locales, message('invalid')),
    /** Changes that are not saved yet. */
    changes: v.pipe(
      v.array(documentChange, message('invalid')),
      v.maxLength(5000, message('too-long')),
    ),
  },
  strictly,
)

export const readingFields = v.strictObject(
  { locale: v.picklist(locales, message('invalid')), path: lineOf(200) },
  strictly,
)
