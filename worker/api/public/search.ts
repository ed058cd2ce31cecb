import { Hono } from 'hono'
import * as v from 'valibot'
import type { Locale } from '../../../src/model/locales.ts'
import { searchTextMaxBytes, suggestionLimit } from '../../../src/model/values/limits.ts'
import { matchNotations, suggestions } from '../../../src/model/schemas/site/suggestion.ts'
import type { PageLink } from '../../../src/model/views.ts'
import { linkToComparison } from '../../present/cards/comparison-link.ts'
import { presentSuggestion } from '../../present/site/suggestion.ts'
import { findEventCards } from '../../domain/catalogue/events/find-event-cards.ts'
import { findTopSearches } from '../../domain/catalogue/events/find-top-searches.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { localeKey } from '../middleware/query.ts'

const matchesKey = v.optional(
  v.pipe(
    v.picklist(matchNotations),
    v.description(
      '`html` marks matched words in `highlighted`. `ranges` states where they are, in `ranges`, and leaves out names in other languages.',
    ),
  ),
  'html',
)

const autocompleteEvents = serve({
  id: 'autocompleteEvents',
  area: 'search',
  summary: 'Suggest events for a text',
  text: `Up to ${suggestionLimit} events, best first. Every word of the text must begin a word of the event’s names in any language, of its races, or of its city, region or country. First come events with a name that begins with the text, then those whose city or region is the text, then those whose own names contain all words; within these, events with a date ahead, then the better known. If nothing matches, the text is read without years and months, with short words as initials of names, as typed on an English or a Russian keyboard, and with words of three letters or more corrected by one wrong, missing, added or swapped letter, or split if they were typed together. If there is still nothing, events with the best part of the words are marked by \`isPart\`. A text with “vs” between two parts that both find events, or “versus” in any of the languages, returns the events of both in turn, unless one event has all its words; the first then links its comparison with the second.`,
  query: v.object({
    locale: localeKey,
    search: v.optional(
      v.pipe(
        v.string(),
        v.description(
          `Any text. It needs three characters, or two of Chinese, Japanese or Korean; otherwise the response is empty. It is cut to ${searchTextMaxBytes} bytes.`,
        ),
      ),
      '',
    ),
    matches: matchesKey,
  }),
  response: suggestions,
  errors: [],
  cache: 'minute',
  example: '/api/search/autocompleteEvents?search=berlin%20mar&locale=de',
})

const getTopSearch = serve({
  id: 'getTopSearch',
  area: 'search',
  summary: 'Suggest events before a text is typed',
  text: 'Up to eight events, of which the home page shows the first four.',
  query: v.object({ locale: localeKey, matches: matchesKey }),
  response: suggestions,
  errors: [],
  cache: 'minute',
  example: '/api/search/getTopSearch?locale=en',
})

/** Link to the comparison of two events; null if they have no scale in common. */
async function comparisonLink(
  { db, clock }: Pick<ApiEnvironment['Variables'], 'db' | 'clock'>,
  pair: readonly [string, string],
  locale: Locale,
): Promise<PageLink | null> {
  const at = clock.now().toISOString()
  const [first, second] = await findEventCards(db, pair.toSorted(), locale, at)
  if (first === undefined || second === undefined) return null
  return linkToComparison(first, second, locale)
}

export const search = new Hono<ApiEnvironment>()
  .get('/autocompleteEvents', autocompleteEvents, async (c) => {
    const { locale, search: text, matches } = c.req.valid('query')
    const found = await c.var.autocomplete.suggest({ text, locale, limit: suggestionLimit })
    const [first] = found
    const compared =
      first?.versus === undefined
        ? null
        : await comparisonLink(c.var, [first.permalink, first.versus], locale)
    return c.json(
      found.map((suggestion) => ({
        ...presentSuggestion(suggestion, locale, matches),
        ...(suggestion === first && compared !== null ? { compare: compared } : {}),
      })),
    )
  })
  .get('/getTopSearch', getTopSearch, async (c) => {
    const { locale, matches } = c.req.valid('query')
    const found = await findTopSearches(c.var.db, locale)
    return c.json(found.map((suggestion) => presentSuggestion(suggestion, locale, matches)))
  })
