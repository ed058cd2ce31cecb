import { errorStatuses, type ErrorCode } from '../../src/model/values/errors.ts'
import { pictureIdForm } from '../../src/model/values/pictures.ts'
import { createDatabase } from '../db/client.ts'
import { findPicture } from '../domain/organisers/pictures/find-picture.ts'
import { readSettings } from '../settings/env.ts'
import { errorEnvelope } from '../http/error-envelope.ts'
import { requestIdHeader, requestIdOf } from '../http/request-id.ts'
import { transcode } from './encode.ts'
import { pictureStore, type PictureStore } from './store.ts'
import { readVariant, type Variant } from './variant.ts'

const folder = '/assets/'

/** True for paths that can name a picture. The build's files have the same folder, but are served before the worker. */
export function isPicturePath(pathname: string): boolean {
  return pathname.startsWith(folder) && pictureIdForm.test(pathname.slice(folder.length))
}

/** A picture never changes at its URL; its owner can only delete it. */
const cacheForAYear = 'public, max-age=31536000, immutable'
const cacheForFiveMinutes = 'public, max-age=300'

/** The policy disarms a picture that a browser opens as a page. */
const securityHeaders = {
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename="picture.webp"',
  'content-security-policy': "default-src 'none'; sandbox",
}

function errorResponse(request: Request, code: ErrorCode, field?: string): Response {
  const requestId = requestIdOf(request.headers)
  const headers = { 'cache-control': 'no-store', [requestIdHeader]: requestId }
  return Response.json(errorEnvelope(code, requestId, field === undefined ? {} : { field }), {
    status: errorStatuses[code],
    headers,
  })
}

interface Rendered {
  bytes: Uint8Array<ArrayBuffer> | ArrayBuffer
  cacheControl: string
}

/** The encoded variant; null if the file is not stored. If the encoder fails, the stored file, cached for minutes. */
async function renderVariant(
  { files, encoder }: PictureStore,
  id: string,
  { width, quality }: Variant,
): Promise<Rendered | null> {
  const file = await files.get(id)
  if (file === null) return null
  const stored = await file.arrayBuffer()
  try {
    const bytes = await transcode(encoder, stored, { width, fit: 'scale-down' }, quality)
    return { bytes, cacheControl: cacheForAYear }
  } catch (error) {
    console.error('picture not encoded', error)
    return { bytes: stored, cacheControl: cacheForFiveMinutes }
  }
}

/**
 * GET /assets/{id}?width&quality&format: a stored picture as WebP, never wider than the original. Each variant is
 * encoded once and cached at the edge. The database is queried on every request, so that a deleted picture is gone at
 * once, except from browsers that have it cached.
 * Errors: invalid-query (400), not-found (404), images-unavailable (503).
 */
export async function handlePictureRequest(
  request: Request,
  url: URL,
  env: unknown,
  ctx: ExecutionContext,
): Promise<Response> {
  const variant = readVariant(url.searchParams)
  if ('invalidKey' in variant) return errorResponse(request, 'invalid-query', variant.invalidKey)
  const settings = readSettings(env)
  if (settings.MEDIA === undefined || settings.IMAGES === undefined)
    return errorResponse(request, 'images-unavailable')
  const id = url.pathname.slice(folder.length)
  const picture = await findPicture(createDatabase(settings.DB), id)
  if (picture === null) return errorResponse(request, 'not-found')
  const width = Math.min(variant.width, picture.width)
  const key = `${url.origin}${url.pathname}?width=${width}&quality=${variant.quality}`
  const respond = (body: BodyInit | null, cacheControl: string): Response =>
    new Response(request.method === 'HEAD' ? null : body, {
      headers: {
        ...securityHeaders,
        'cache-control': cacheControl,
        // Feeds and search engines show pictures of events and organisations; other sites may not embed avatars.
        'cross-origin-resource-policy': picture.isPublished === 1 ? 'cross-origin' : 'same-site',
      },
    })
  const cache = await caches.open('pictures')
  const cached = await cache.match(key)
  if (cached !== undefined) return respond(cached.body, cacheForAYear)
  const rendered = await renderVariant(pictureStore(settings), id, { ...variant, width })
  if (rendered === null) return errorResponse(request, 'not-found')
  const { bytes, cacheControl } = rendered
  if (cacheControl === cacheForAYear)
    ctx.waitUntil(
      cache.put(key, new Response(bytes, { headers: { 'cache-control': cacheControl } })),
    )
  return respond(bytes, cacheControl)
}
