import * as v from 'valibot'
import { locales } from '../locales.ts'
import { editionStatuses, statusMeanings } from '../event/edition-status.ts'
import { groups, hues, sports } from '../event/sports.ts'

/**
 * Parts of the API's response schemas (src/model/views.ts has their types). The worker, tests and the generator of the
 * API's description use them; a browser gets the types only.
 */

export const text = (description: string) => v.pipe(v.string(), v.description(description))

export const flag = (description: string) => v.pipe(v.boolean(), v.description(description))

export const figureOf = (description: string) => v.pipe(v.number(), v.description(description))

/** An ISO date, local to the place: "2027-05-09". */
export const day = (description: string) =>
  v.pipe(v.string(), v.isoDate(), v.description(description))

/** A path on the site in the language of the response, beginning with "/". */
export const sitePath = (description: string) =>
  v.pipe(v.string(), v.startsWith('/'), v.description(description))

/** A link: its text and path. */
export const pageLink = v.strictObject({ label: v.string(), path: sitePath('Path of the link.') })

/** Key of what has a page and is in no list. */
export const unlisted = v.optional(
  v.pipe(
    v.literal(true),
    v.description(
      'True for a sample: it is in no list, and search engines may not index its page.',
    ),
  ),
)

export const alternates = v.pipe(
  v.record(v.picklist(locales), v.optional(v.string())),
  v.description('Path of the same page in each language it exists in.'),
)

/** A number in a sentence: `count` chooses the plural form, `n` is shown. */
export const count = (description: string) =>
  v.pipe(
    v.strictObject({
      count: v.pipe(v.number(), v.integer(), v.description('The number itself.')),
      n: text('The number in the format of the language: "1,076".'),
    }),
    v.description(description),
  )

export const figure = v.pipe(
  v.strictObject({
    value: text('"42.2" in the format of the language; "86 floors" if the unit is part of it.'),
    unit: text('"km", "mi", "h"; empty if `value` contains the unit.'),
  }),
  v.description('A length or a time with its unit.'),
)

export const sport = v.pipe(v.picklist(sports), v.description('Key of a sport.'))
export const group = v.pipe(v.picklist(groups), v.description('Key of a group of sports.'))
export const hue = v.pipe(
  v.picklist(hues),
  v.description('Colour family of the sport in our design.'),
)

export const leg = v.pipe(
  v.strictObject({
    hue,
    km: v.optional(figureOf('Kilometres.')),
    hours: v.optional(figureOf('Hours, of a race by time.')),
    stories: v.optional(figureOf('Floors, of a race up a building.')),
    gain: v.optional(figureOf('Metres of climb.')),
  }),
  v.description(
    'A leg of a race in kilometres and metres, whatever the units of the response. Only `hue` if its length is not announced.',
  ),
)

const status = {
  status: v.pipe(v.picklist(editionStatuses), v.description('Stored status.')),
  meaning: v.pipe(
    v.picklist(statusMeanings),
    v.description('Meaning of the status; several statuses share one.'),
  ),
  tone: v.picklist(['bad', 'warn', 'note', 'neutral']),
  icon: v.picklist(['ban', 'clock', 'calendar', 'screen', 'swap', 'archive']),
}

export const statusView = v.pipe(
  v.strictObject(status),
  v.description('A status that differs from "takes place as announced".'),
)

export const editionStatusView = v.pipe(
  v.strictObject({
    ...status,
    text: text('Explanation, with the former date of an edition that was moved.'),
    date: text('The date as text.'),
    previous: v.nullable(text('The original date as text.')),
    notes: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            text: text('In `locale`, else in English, else in any language.'),
            lang: v.nullable(text('BCP 47 tag of `text` if it is in another language.')),
          }),
        ),
        v.description('Reason, and what happens to entries; absent without either.'),
      ),
    ),
  }),
  v.description('The status with the dates its sentence needs.'),
)
