import { Hono } from 'hono'
import * as v from 'valibot'
import { wordsOf } from '../../../src/i18n/words.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { nearestSportsView, sportView } from '../../../src/model/schemas/site/sport.ts'
import { groups, sports as allSports } from '../../../src/model/event/sports.ts'
import { findSport } from '../../domain/catalogue/sports/find-sport.ts'
import { nearestSports } from '../../domain/calendar/nearest-sports.ts'
import type { SportSubject } from '../../present/paths/sport-words.ts'
import { presentNearestSports, presentSport } from '../../present/sport/sport.ts'
import { shortText } from '../../calendar-filters/key-schemas.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { localeKey } from '../middleware/query.ts'
import { readerKeys, readerOf } from './reader.ts'

/** The sport or group of a word in the language. @throws DomainError 'sport-not-found' for any other word */
export function sportOfWord(word: string, locale: Locale): SportSubject {
  const words = wordsOf(locale)
  const sport = allSports.find((key) => words.sports[key] === word)
  if (sport !== undefined) return { sport }
  const group = groups.find((key) => words.groups[key] === word)
  if (group !== undefined) return { group }
  throw new DomainError('sport-not-found', word.slice(0, 80))
}

const getSport = serve({
  id: 'getSport',
  area: 'events',
  summary: 'A sport or a group of sports',
  text: 'Number of upcoming races, the next six editions, the longest races and those with most climb, and the numbers of races by week, length and country.',
  path: {
    word: 'Word of the sport or group in URLs of `locale`: `running`, `laufen`, `ランニング`.',
  },
  query: v.object(readerKeys),
  response: sportView,
  errors: ['sport-not-found'],
  cache: 'minutes',
  example: '/api/sports/triathlon?locale=en',
})

const getNearestSports = serve({
  id: 'getNearestSports',
  area: 'events',
  summary: 'Sports with a similar word',
  text: 'Pages to suggest after a response `sport-not-found`; an empty list if no word is similar.',
  query: v.object({
    locale: localeKey,
    word: v.pipe(shortText(80), v.description('Word that was not found: `field` of the error.')),
  }),
  response: nearestSportsView,
  errors: [],
  cache: 'minutes',
  example: '/api/sports/nearest?word=runing&locale=en',
})

export const sports = new Hono<ApiEnvironment>()
  .get('/nearest', getNearestSports, (c) => {
    const { word, locale } = c.req.valid('query')
    return c.json(presentNearestSports(nearestSports(word, locale), locale))
  })
  .get('/:word', getSport, async (c) => {
    const reader = await readerOf(c.var.settings, c.req.valid('query'))
    const { locale } = reader
    const subject = sportOfWord(c.req.param('word'), locale)
    const today = c.var.clock.today()
    const facts = await findSport(c.var, subject, locale)
    return c.json(presentSport(subject, facts, reader, today))
  })
