import { isLocale, type Locale } from '../../src/model/locales.ts'
import { siteCardTexts } from '../../src/i18n/site-card.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import { socialCardVersion } from '../../src/model/event/social-card.ts'
import { createClock } from '../runtime/clock.ts'
import { createDatabase } from '../db/client.ts'
import { findEvent } from '../domain/catalogue/events/find-event.ts'
import { readSettings } from '../settings/env.ts'
import { presentSocialCard } from '../present/event/social-card.ts'
import { fileReader, type ReadFile } from '../http/static-files.ts'

/** `/cards/de/oslo-marathon/2027-05-01.png` for an edition, `/cards/de.png` for every other page. */
const cardPath = /^\/cards\/([a-zA-Z-]{2,5})(?:\/([a-z0-9-]{1,200})\/(\d{4}-\d{2}-\d{2}))?\.png$/u
const versionForm = /^[0-9a-f]{8}$/u

/** A card before it is drawn. */
interface Plan {
  /** Hash of the card's content. */
  version: string
  draw(read: ReadFile): Promise<Uint8Array<ArrayBuffer>>
}

function planSite(locale: Locale): Plan {
  const texts = siteCardTexts(locale)
  return {
    version: socialCardVersion(texts),
    async draw(read) {
      const [{ drawSite }, { modules }] = await Promise.all([
        import('./draw-site.ts'),
        import('./modules.ts'),
      ])
      return await drawSite(texts, locale, read, modules)
    },
  }
}

/** The plan of an edition's card; null if the event or its edition on that date does not exist. */
async function planEdition(
  locale: Locale,
  permalink: string,
  date: string,
  env: unknown,
): Promise<Plan | null> {
  const settings = readSettings(env)
  const today = createClock(settings).today()
  try {
    const facts = await findEvent(createDatabase(settings.DB), { permalink, date, locale, today })
    const card = presentSocialCard(facts, locale, today)
    return {
      version: socialCardVersion(card),
      async draw(read) {
        const [{ drawEdition }, { modules }] = await Promise.all([
          import('./draw-edition.ts'),
          import('./modules.ts'),
        ])
        return await drawEdition(card, locale, read, modules)
      },
    }
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

const cacheForAYear = 'public, max-age=31536000, immutable'
const cacheForAnHour = 'public, max-age=3600'

const pngResponse = (body: BodyInit | null, cacheControl: string): Response =>
  new Response(body, {
    headers: {
      'content-type': 'image/png',
      'cache-control': cacheControl,
      // Other sites embed the card in link previews.
      'cross-origin-resource-policy': 'cross-origin',
    },
  })

/**
 * Responds with the social card of an edition or of the site. Each version of a card is drawn once and cached at the
 * edge for a year. The cache key holds the current version only, so a request with an outdated version or with further
 * query keys gets the same card, which the client may cache for an hour. Failures are not cached.
 * @throws Error when drawing fails
 */
export async function handleCardRequest(
  request: Request,
  url: URL,
  env: unknown,
  ctx: ExecutionContext,
): Promise<Response> {
  const [, locale = '', permalink, date] = cardPath.exec(url.pathname) ?? []
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const respond = (body: BodyInit | null, cacheControl: string): Response =>
    pngResponse(request.method === 'HEAD' ? null : body, cacheControl)
  const keyOf = (version: string): string => `${url.origin}${url.pathname}?v=${version}`
  const requested = url.searchParams.get('v') ?? ''
  const cache = await caches.open('social-cards')
  const cached = versionForm.test(requested) ? await cache.match(keyOf(requested)) : undefined
  if (cached !== undefined) return respond(cached.body, cacheForAYear)
  const plan =
    permalink === undefined || date === undefined
      ? planSite(locale)
      : await planEdition(locale, permalink, date, env)
  if (plan === null) return new Response(null, { status: 404 })
  const cacheControl = requested === plan.version ? cacheForAYear : cacheForAnHour
  const current = await cache.match(keyOf(plan.version))
  if (current !== undefined) return respond(current.body, cacheControl)
  const png = await plan.draw(fileReader(env, url.origin))
  ctx.waitUntil(cache.put(keyOf(plan.version), pngResponse(png, cacheForAYear)))
  return respond(png, cacheControl)
}
