import { Hono } from 'hono'
import * as v from 'valibot'
import { comparableName, likeness } from '../../domain/organisers/imports/name-likeness.ts'
import { presentSimilarNames } from '../../present/organiser/draft.ts'
import { localeKey, queryKeys } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'

const keys = v.object({ name: v.optional(v.string(), ''), locale: localeKey })
/** Events that the answer names. */
const similarNamesLimit = 5
/** Likeness of names from which they may be of one event. Search also finds names that share one common word. */
const leastLikeness = 0.5

/** `GET ?name&locale` → { events }: published events with a name like this, with city and date; none for a short one. */
export const similarNames = new Hono<MemberEnvironment>().get('/', queryKeys(keys), async (c) => {
  const { locale, name: text } = c.req.valid('query')
  const found = await c.var.autocomplete.suggest({ text, locale, limit: 2 * similarNamesLimit })
  const name = comparableName(text)
  const similar = found.filter(({ eventName: { text: original }, eventNames }) =>
    [original, ...Object.values(eventNames)].some(
      (known) => likeness(name, comparableName(known)) >= leastLikeness,
    ),
  )
  return c.json(presentSimilarNames(similar.slice(0, similarNamesLimit), locale))
})
