import { isLocale, type Locale } from '../../src/i18n/locales.ts'
import { siteCardTexts } from '../../src/i18n/site-card.ts'
import { DomainError } from '../../src/model/errors.ts'
import { socialCardVersion } from '../../src/model/social-card.ts'
import { createClock } from '../runtime/clock.ts'
import { createDatabase } from '../db/client.ts'
import { findEvent } from '../domain/catalogue/events/find-event.ts'
import { readAssets, readSettings } from '../settings/env.ts'
import { presentSocialCard } from '../present/social-card.ts'
import type { ReadFile } from './fonts.ts'

/** `/cards/de/oslo-marathon/2027-05-01.png`, and `/cards/de.png` for pages that are about no single event. */
const address = /^\/cards\/([a-zA-Z-]{2,5})(?:\/([a-z0-9-]{1,200})\/(\d{4}-\d{2}-\d{2}))?\.png$/u
const versionForm = /^[0-9a-f]{8}$/u

/** What is drawn, known before it is drawn. */
interface Plan {
  version: string
  draw(read: ReadFile): Promise<ArrayBuffer>
}

function planSite(locale: Locale): Plan {
  const shown = siteCardTexts(locale)
  return {
    version: socialCardVersion(shown),
    async draw(read) {
      const { drawSite } = await import('./draw-site.ts')
      return await drawSite(shown, locale, read)
    },
  }
}

/** null where there is no such event, or no edition of it on that date. */
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
    const card = presentSocialCard(facts, locale)
    return {
      version: socialCardVersion(card),
      async draw(read) {
        const { drawEdition } = await import('./draw-edition.ts')
        return await drawEdition(card, locale, read)
      },
    }
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

/** Static files come from their binding; in development, which has none for them, from the server itself. */
function fileReader(env: unknown, origin: string): ReadFile {
  return async (path) => {
    const file = new URL(path, origin)
    const response = import.meta.env.DEV ? await fetch(file) : await readAssets(env).fetch(file)
    if (response.ok) return response
    throw new Error(`${path}: ${response.status}`)
  }
}

const year = 'public, max-age=31536000, immutable'
const hour = 'public, max-age=3600'

const image = (body: BodyInit | null, cacheControl: string): Response =>
  new Response(body, {
    headers: {
      'content-type': 'image/png',
      'cache-control': cacheControl,
      // Other sites' pages show it.
      'cross-origin-resource-policy': 'cross-origin',
    },
  })

/**
 * Answers the picture of an edition or of the site. A card is drawn once for each version of what it shows and kept at
 * the edge for a year, under its address with that version alone: a card that is asked for with another version, or
 * with further keys, is the same one, kept by whoever asked for an hour. What cannot be drawn is never kept.
 * @throws Error when drawing fails
 */
export async function handleCardRequest(
  request: Request,
  url: URL,
  env: unknown,
  ctx: ExecutionContext,
): Promise<Response> {
  const [, locale = '', permalink, date] = address.exec(url.pathname) ?? []
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const respond = (body: BodyInit | null, cacheControl: string): Response =>
    image(request.method === 'HEAD' ? null : body, cacheControl)
  const keyOf = (version: string): string => `${url.origin}${url.pathname}?v=${version}`
  const asked = url.searchParams.get('v') ?? ''
  const cache = await caches.open('social-cards')
  const kept = versionForm.test(asked) ? await cache.match(keyOf(asked)) : undefined
  if (kept !== undefined) return respond(kept.body, year)
  const plan =
    permalink === undefined || date === undefined
      ? planSite(locale)
      : await planEdition(locale, permalink, date, env)
  if (plan === null) return new Response(null, { status: 404 })
  const lifetime = asked === plan.version ? year : hour
  const current = await cache.match(keyOf(plan.version))
  if (current !== undefined) return respond(current.body, lifetime)
  const png = await plan.draw(fileReader(env, url.origin))
  ctx.waitUntil(cache.put(keyOf(plan.version), image(png, year)))
  return respond(png, lifetime)
}
