import { Hono } from 'hono'
import { comparableName, likeness } from '../../domain/organisers/imports/name-likeness.ts'
import { presentSimilarNames } from '../../present/organiser/draft.ts'
import { queryLocale } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'

/** Events that the answer names. */
const similarNamesLimit = 5
/** Likeness of names from which they may be of one event. Search also finds names that share one common word. */
const leastLikeness = 0.5

/** `GET ?name&locale` → { events }: published events with a name like this, with city and date; none for a short one. */
export const similarNames = new Hono<MemberEnvironment>().get('/', async (c) => {
  const locale = queryLocale(c)
  const text = c.req.query('name') ?? ''
  const found = await c.var.autocomplete.suggest({ text, locale, limit: 2 * similarNamesLimit })
  const name = comparableName(text)
  const similar = found.filter(({ eventName: { text: original }, eventNames }) =>
    [original, ...Object.values(eventNames)].some(
      (known) => likeness(name, comparableName(known)) >= leastLikeness,
    ),
  )
  return c.json(presentSimilarNames(similar.slice(0, similarNamesLimit), locale))
})
