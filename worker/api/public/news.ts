import { Hono } from 'hono'
import * as v from 'valibot'
import { articleView, newsView } from '../../../src/model/schemas/site/news.ts'
import { helpTextMaximum } from '../../../src/model/values/limits.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { presentPermalink } from '../../domain/catalogue/events/renamed-events.ts'
import { findEventCards } from '../../domain/catalogue/events/find-event-cards.ts'
import { findArticle } from '../../domain/content/articles/find-article.ts'
import { allNews, listArticles } from '../../domain/content/articles/list-articles.ts'
import { eventOfItem } from '../../present/news/article-item.ts'
import { presentArticle } from '../../present/news/article.ts'
import { presentNews } from '../../present/news/news.ts'
import { foreignTag } from '../../present/texts/foreign-tag.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { readingOf } from './block-facts.ts'
import { documentFacts } from './document-facts.ts'
import { newsKeys } from './news-query.ts'
import { readerKeys, readerOf } from './reader.ts'

/** Number of other articles that an article leads to. */
const nextArticles = 3

const listNews = serve({
  id: 'listNews',
  area: 'pages',
  summary: 'Articles of the news',
  text: 'Ten articles, the newest first, in the language of `locale`; with `language=all` those of other languages as well. Also the kinds, groups of sports and months that have articles.',
  query: v.object({
    ...readerKeys,
    ...newsKeys,
  }),
  response: newsView,
  errors: ['not-found', 'event-not-found'],
  cache: 'minutes',
  example: '/api/news?locale=en&kind=how-to',
})

const getArticle = serve({
  id: 'getArticle',
  area: 'pages',
  summary: 'An article of the news',
  text: 'Its blocks with drawings and cards of events as they are now, its sources and corrections. Texts that the language lacks are in English, with their `lang`.',
  path: { slug: 'Identifier of the article.' },
  query: v.object(readerKeys),
  response: articleView,
  errors: ['not-found', 'gone'],
  cache: 'minutes',
  example: '/api/news/what-an-expected-date-means?locale=en',
})

export const news = new Hono<ApiEnvironment>()
  .get('/', listNews, async (c) => {
    const { kind, group, period, event, text, language, page, ...keys } = c.req.valid('query')
    const reader = await readerOf(c.var.settings, keys)
    const { locale } = reader
    const { db, clock } = c.var
    const permalink = event === undefined ? null : presentPermalink(event)
    const query = {
      ...allNews,
      kind: kind ?? null,
      group: group ?? null,
      period: period ?? null,
      event: permalink,
      text: text.slice(0, helpTextMaximum).trim(),
      isAnyLanguage: language === 'all',
      page,
    }
    const list = await listArticles(db, query, { locale, now: clock.now() })
    const wanted = [permalink, ...list.articles.map(eventOfItem)].filter((each) => each !== null)
    const found = await findEventCards(db, [...new Set(wanted)], locale, clock.now().toISOString())
    const cards = new Map(found.map((card) => [card.permalink, card]))
    const of = permalink === null ? undefined : cards.get(permalink)
    if (permalink !== null && of === undefined) throw new DomainError('event-not-found')
    const named =
      of === undefined
        ? null
        : {
            permalink: of.permalink,
            name: of.name,
            nameLang: foreignTag(of.nameLanguage, locale),
            path: pathOf({ to: 'event', permalink: of.permalink }, locale),
          }
    return c.json(presentNews(query, { ...list, cards, event: named }, reader))
  })
  .get('/:slug', getArticle, async (c) => {
    const reader = await readerOf(c.var.settings, c.req.valid('query'))
    const { locale } = reader
    const now = c.var.clock.now()
    const found = await findArticle(c.var.db, c.req.param('slug'), now)
    const { articleKind, drawing, subjects } = found.article
    const size = nextArticles + 1
    const [ofKind, newest] = await Promise.all([
      listArticles(c.var.db, { ...allNews, kind: articleKind }, { locale, now, size }),
      listArticles(c.var.db, allNews, { locale, now, size }),
    ])
    const others = [...ofKind.articles, ...newest.articles].filter(
      ({ slug }) => slug !== found.slug,
    )
    const next = [...new Map(others.map((each) => [each.slug, each])).values()].slice(
      0,
      nextArticles,
    )
    const events = [...subjects, ...next.flatMap((each) => eventOfItem(each) ?? [])]
    const { blocks } = found.content
    const [reading, facts] = await Promise.all([
      readingOf(c, blocks, reader),
      documentFacts(c, blocks, reader, { drawing, events }),
    ])
    return c.json(presentArticle(found, next, reading, facts))
  })
