import { Hono } from 'hono'
import * as v from 'valibot'
import { helpView } from '../../../src/model/schemas/site/document.ts'
import { helpTextMaximum } from '../../../src/model/values/limits.ts'
import { findHelp } from '../../domain/content/help/find-help.ts'
import { presentHelp } from '../../present/site/help.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { localeKey } from '../middleware/query.ts'

const getHelp = serve({
  id: 'getHelp',
  area: 'pages',
  summary: 'Answers of the help centre',
  text: 'All answers by section, or those with all words of `text`. An answer that the language lacks is in English, with its `lang`.',
  query: v.object({
    locale: localeKey,
    text: v.optional(v.pipe(v.string(), v.description('Words to search for.')), ''),
  }),
  response: helpView,
  errors: [],
  cache: 'minutes',
  example: '/api/help?locale=en&text=expected',
})

export const help = new Hono<ApiEnvironment>().get('/', getHelp, async (c) => {
  const { locale, text: asked } = c.req.valid('query')
  const text = asked.slice(0, helpTextMaximum).trim()
  return c.json(presentHelp(await findHelp(c.var.db, { locale, text }), locale, text))
})
