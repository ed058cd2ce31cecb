import { Hono } from 'hono'
import * as v from 'valibot'
import { suggestionLimit } from '../../src/model/limits.ts'
import { presentSuggestion } from '../present/suggestion.ts'
import { findTopSearches } from '../domain/search/find-top-searches.ts'
import type { ApiEnvironment } from './middleware/context.ts'
import { localeKey, query } from './middleware/query.ts'

/** A minute in the visitor's browser: the same letters are typed again and again. */
const suggestionSeconds = 60

const autocompleteQuery = v.object({ locale: localeKey, search: v.optional(v.string(), '') })

export const search = new Hono<ApiEnvironment>()
  .get('/autocompleteEvents', query(autocompleteQuery), async (c) => {
    const { locale, search: text } = c.req.valid('query')
    const found = await c.var.engine.suggest({ text, locale, limit: suggestionLimit })
    c.header('cache-control', `public, max-age=${suggestionSeconds}`)
    return c.json(found.map((suggestion) => presentSuggestion(suggestion, locale)))
  })
  .get('/getTopSearch', query(v.object({ locale: localeKey })), async (c) => {
    const { locale } = c.req.valid('query')
    const found = await findTopSearches(c.var.db, locale)
    c.header('cache-control', `public, max-age=${suggestionSeconds}`)
    return c.json(found.map((suggestion) => presentSuggestion(suggestion, locale)))
  })
