import { isLocale } from '../../src/model/locales.ts'
import { fileReader } from '../http/static-files.ts'
import { planCard } from './card-plans.ts'
import { bibPathOf, respondBib } from './respond-bib.ts'
import { proofPathOf, respondProof } from './respond-proof.ts'

/**
 * `/cards/de/oslo-marathon/2027-05-01.png` for an edition, `/cards/de/article/ten-lakes.png` for a document or a list,
 * `/cards/de/compare/oslo-marathon/vasaloppet.png` for two events, `/cards/de.png` for every other page.
 */
const cardPath =
  /^\/cards\/([a-zA-Z-]{2,5})(?:\/([a-z0-9-]{1,200})\/([a-z0-9-]{1,200})(?:\/([a-z0-9-]{1,200}))?)?\.png$/u
const versionForm = /^[0-9a-f]{8}$/u

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
 * Responds with the social card of an edition, a document, a list or the site, or with the picture of a certificate or a bib. Each
 * version of a card is drawn once and cached at the edge for a year. The cache key holds the current version only, so a
 * request with an outdated version or with further query keys gets the same card, which the client may cache for an hour.
 * Failures are not cached.
 * @throws Error when drawing fails
 */
export async function handleCardRequest(
  request: Request,
  url: URL,
  env: unknown,
  ctx: ExecutionContext,
): Promise<Response> {
  const proof = proofPathOf(url.pathname)
  if (proof !== null) return await respondProof(request, url, proof, env, ctx)
  const bib = bibPathOf(url.pathname)
  if (bib !== null) return await respondBib(request, url, bib, env)
  const [, locale = '', ...segments] = cardPath.exec(url.pathname) ?? []
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const respond = (body: BodyInit | null, cacheControl: string): Response =>
    pngResponse(request.method === 'HEAD' ? null : body, cacheControl)
  const keyOf = (version: string): string => `${url.origin}${url.pathname}?v=${version}`
  const requested = url.searchParams.get('v') ?? ''
  const cache = await caches.open('social-cards')
  const cached = versionForm.test(requested) ? await cache.match(keyOf(requested)) : undefined
  if (cached !== undefined) return respond(cached.body, cacheForAYear)
  const plan = await planCard(locale, segments, env)
  if (plan === null) return new Response(null, { status: 404 })
  const cacheControl = requested === plan.version ? cacheForAYear : cacheForAnHour
  const current = await cache.match(keyOf(plan.version))
  if (current !== undefined) return respond(current.body, cacheControl)
  const png = await plan.draw(fileReader(env, url.origin))
  ctx.waitUntil(cache.put(keyOf(plan.version), pngResponse(png, cacheForAYear)))
  return respond(png, cacheControl)
}
