import { cardLists, listCard, siteCardTexts, type TitledCard } from '../../src/i18n/site-card.ts'
import type { Locale } from '../../src/model/locales.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import { socialCardVersion } from '../../src/model/event/social-card.ts'
import { createClock } from '../runtime/clock.ts'
import { createDatabase } from '../db/client.ts'
import { findEventCards } from '../domain/catalogue/events/find-event-cards.ts'
import { findEvent } from '../domain/catalogue/events/find-event.ts'
import { findArticle } from '../domain/content/articles/find-article.ts'
import { findDocument } from '../domain/content/documents/find-document.ts'
import { readSettings } from '../settings/env.ts'
import type { ReadFile } from '../http/static-files.ts'
import type { Modules } from './type/harfbuzz-module.ts'
import { articleCard, challengeCard, eventOfArticle } from '../present/cards/titled-card.ts'
import { presentComparisonCard } from '../present/comparison/comparison-card.ts'
import { presentSocialCard } from '../present/event/social-card.ts'

/** A card before it is drawn. */
interface Plan {
  /** Hash of the card's content. */
  version: string
  draw(read: ReadFile): Promise<Uint8Array<ArrayBuffer>>
}

type Draw<Card> = (
  card: Card,
  locale: Locale,
  read: ReadFile,
  modules: Modules,
) => ReturnType<Plan['draw']>

/** Plan of a card whose drawing is loaded when it is needed. */
const planDrawn = <Card extends object>(
  card: Card,
  locale: Locale,
  load: () => Promise<Draw<Card>>,
): Plan => ({
  version: socialCardVersion(card),
  async draw(read) {
    const [draw, { modules }] = await Promise.all([load(), import('./modules.ts')])
    return await draw(card, locale, read, modules)
  },
})

const planSite = (locale: Locale): Plan =>
  planDrawn(siteCardTexts(locale), locale, async () => (await import('./draw-titled.ts')).drawSite)

const planTitled = (card: TitledCard, locale: Locale): Plan =>
  planDrawn(card, locale, async () => (await import('./draw-titled.ts')).drawTitled)

async function planEdition(
  locale: Locale,
  permalink: string,
  date: string,
  env: unknown,
): Promise<Plan> {
  const settings = readSettings(env)
  const at = createClock(settings).now().toISOString()
  const facts = await findEvent(createDatabase(settings.DB), { permalink, date, locale, at })
  const card = presentSocialCard(facts, locale, facts.event.today)
  return planDrawn(card, locale, async () => (await import('./draw-edition.ts')).drawEdition)
}

async function planArticle(locale: Locale, slug: string, env: unknown): Promise<Plan> {
  const settings = readSettings(env)
  const db = createDatabase(settings.DB)
  const clock = createClock(settings)
  const found = await findArticle(db, slug, clock.now())
  const event = eventOfArticle(found.article)
  const at = clock.now().toISOString()
  const [drawn] = event === null ? [] : await findEventCards(db, [event], locale, at)
  return planTitled(articleCard(found, drawn ?? null, locale), locale)
}

async function planChallenge(locale: Locale, slug: string, env: unknown): Promise<Plan> {
  const { DB } = readSettings(env)
  const { content } = await findDocument(createDatabase(DB), { kind: 'challenge', slug })
  if (content.challenge === null) throw new DomainError('not-found')
  return planTitled(challengeCard(content, content.challenge, locale), locale)
}

/** Segments of a card's path after the language; undefined where it has none. */
type Segments = readonly (string | undefined)[]

const isoDate = /^\d{4}-\d{2}-\d{2}$/u

async function planComparison(
  locale: Locale,
  pair: readonly [string, string],
  env: unknown,
): Promise<Plan> {
  const settings = readSettings(env)
  const db = createDatabase(settings.DB)
  const at = createClock(settings).now().toISOString()
  const find = async (permalink: string) =>
    await findEvent(db, { permalink, date: null, locale, at })
  const [first, second] = await Promise.all([find(pair[0]), find(pair[1])])
  const card = presentComparisonCard(first, second, locale)
  return planDrawn(card, locale, async () => (await import('./draw-comparison.ts')).drawComparison)
}

async function planOf(
  locale: Locale,
  [first = '', second = '', third]: Segments,
  env: unknown,
): Promise<Plan> {
  if (third !== undefined) {
    if (first !== 'compare' || second >= third) throw new DomainError('not-found')
    return await planComparison(locale, [second, third], env)
  }
  if (isoDate.test(second)) return await planEdition(locale, first, second, env)
  if (first === 'article') return await planArticle(locale, second, env)
  if (first === 'challenge') return await planChallenge(locale, second, env)
  const list = first === 'list' ? cardLists.find((each) => each === second) : undefined
  if (list === undefined) throw new DomainError('not-found')
  return planTitled(listCard(list, locale), locale)
}

/**
 * The plan of a card by the segments of its path (CardSubject in src/model/event/social-card.ts); null if its subject does not
 * exist.
 */
export async function planCard(
  locale: Locale,
  segments: Segments,
  env: unknown,
): Promise<Plan | null> {
  if (segments.every((segment) => segment === undefined)) return planSite(locale)
  try {
    return await planOf(locale, segments, env)
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}
