import { Hono } from 'hono'
import * as v from 'valibot'
import { helpView } from '../../../src/model/schemas/site/document.ts'
import { helpTextMaximum } from '../../../src/model/values/limits.ts'
import { findHelp } from '../../domain/content/help/find-help.ts'
import { presentHelp } from '../../present/site/help.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { readingOf } from './block-facts.ts'
import { readerKeys, readerOf } from './reader.ts'

const getHelp = serve({
  id: 'getHelp',
  area: 'pages',
  summary: 'Answers of the help centre',
  text: 'All answers by section, or those with all words of `text`. An answer that the language lacks is in English, with its `lang`.',
  query: v.object({
    ...readerKeys,
    text: v.optional(v.pipe(v.string(), v.description('Words to search for.')), ''),
  }),
  response: helpView,
  errors: [],
  cache: 'minutes',
  example: '/api/help?locale=en&text=expected',
})

export const help = new Hono<ApiEnvironment>().get('/', getHelp, async (c) => {
  const { text: asked, ...keys } = c.req.valid('query')
  const reader = await readerOf(c.var.settings, keys)
  const text = asked.slice(0, helpTextMaximum).trim()
  const answers = await findHelp(c.var.db, { locale: reader.locale, text })
  const blocks = answers.flatMap(({ content }) => content.blocks)
  return c.json(presentHelp(answers, await readingOf(c, blocks, reader), text))
})
