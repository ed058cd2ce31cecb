import { readProofCode } from '../../src/model/challenges/proof-code.ts'
import { isLocale, type Locale } from '../../src/model/locales.ts'
import { socialCardVersion } from '../../src/model/event/social-card.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import { createDatabase } from '../db/client.ts'
import { findProof, type Proof } from '../domain/content/challenges/find-proof.ts'
import { fileReader } from '../http/static-files.ts'
import { presentProofCard } from '../present/challenges/proof-card.ts'
import { readSettings } from '../settings/env.ts'

/** `/cards/de/proof/0A1B2C3D4E.png` */
const proofPath = /^\/cards\/([a-zA-Z-]{2,5})\/proof\/([A-Za-z0-9-]{10,20})\.png$/u

interface ProofPath {
  locale: Locale
  /** The code as typed. */
  typed: string
}

/** Parts of the path of a certificate's picture; null for another path. */
export function proofPathOf(pathname: string): ProofPath | null {
  const [, locale = '', typed = ''] = proofPath.exec(pathname) ?? []
  return isLocale(locale) ? { locale, typed } : null
}

const failed = (status: 404 | 410): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } })

async function readProof(env: unknown, code: string, locale: Locale): Promise<Proof | 404 | 410> {
  try {
    return await findProof(createDatabase(readSettings(env).DB), code, locale)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return error.code === 'gone' ? 410 : 404
  }
}

/**
 * Responds with the picture of a certificate. Its facts are read for each request, so that it is gone as soon as its page
 * is; only the drawing is cached, by what it shows.
 */
export async function respondProof(
  request: Request,
  url: URL,
  { typed, locale }: ProofPath,
  env: unknown,
  ctx: ExecutionContext,
): Promise<Response> {
  const code = readProofCode(typed)
  if (code === null) return failed(404)
  const proof = await readProof(env, code, locale)
  if (typeof proof === 'number') return failed(proof)
  const card = presentProofCard(code, proof, locale)
  const address = `${url.host}/proof/${card.code}`
  const respond = (body: BodyInit | null): Response =>
    new Response(request.method === 'HEAD' ? null : body, {
      headers: {
        'content-type': 'image/png',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    })
  const version = socialCardVersion([card, address])
  const key = `${url.origin}/cards/${locale}/proof/${code}.png?v=${version}`
  const cache = await caches.open('social-cards')
  const cached = await cache.match(key)
  if (cached !== undefined) return respond(cached.body)
  const [{ drawProof }, { modules }] = await Promise.all([
    import('./draw-proof.ts'),
    import('./modules.ts'),
  ])
  const png = await drawProof(card, address, locale, fileReader(env, url.origin), modules)
  const stored = new Response(png, {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=2592000' },
  })
  ctx.waitUntil(cache.put(key, stored))
  return respond(png)
}
