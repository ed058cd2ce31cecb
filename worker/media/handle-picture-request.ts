import { errorStatuses, type ErrorCode } from '../../src/model/errors.ts'
import { pictureIdForm } from '../../src/model/pictures.ts'
import { createDatabase } from '../db/client.ts'
import { findPicture } from '../domain/accounts/media/find-picture.ts'
import { readSettings } from '../settings/env.ts'
import { errorEnvelope } from '../http/error-envelope.ts'
import { requestIdHeader, requestIdOf } from '../http/request-id.ts'
import { transcode } from './encode.ts'
import { pictureStore, type PictureStore } from './store.ts'
import { readVariant, type Variant } from './variant.ts'

const folder = '/assets/'

/** Whether an address can be that of a picture. Files of the build lie in the same folder and are served before. */
export function isPictureAddress(pathname: string): boolean {
  return pathname.startsWith(folder) && pictureIdForm.test(pathname.slice(folder.length))
}

/** A picture never changes under its address; only its owner can take it away. */
const forever = 'public, max-age=31536000, immutable'
const minutes = 'public, max-age=300'

/** Should a browser ever take a picture for a page, that page can do nothing; sites other than ours may not show it. */
const harmless = {
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename="picture.webp"',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
}

function refusal(request: Request, code: ErrorCode, field?: string): Response {
  const requestId = requestIdOf(request.headers)
  const headers = { 'cache-control': 'no-store', [requestIdHeader]: requestId }
  return Response.json(errorEnvelope(code, requestId, field === undefined ? {} : { field }), {
    status: errorStatuses[code],
    headers,
  })
}

interface Drawn {
  bytes: Uint8Array<ArrayBuffer> | ArrayBuffer
  cacheControl: string
}

/** null where the store has no such file. Where the encoder fails, the stored file itself is shown, for minutes. */
async function draw(
  { files, encoder }: PictureStore,
  id: string,
  { width, quality }: Variant,
): Promise<Drawn | null> {
  const file = await files.get(id)
  if (file === null) return null
  const stored = await file.arrayBuffer()
  try {
    const bytes = await transcode(encoder, stored, { width, fit: 'scale-down' }, quality)
    return { bytes, cacheControl: forever }
  } catch (error) {
    console.error('picture not encoded', error)
    return { bytes: stored, cacheControl: minutes }
  }
}

/**
 * GET /assets/{id}?width&quality&format: a stored picture as WebP, at most as wide as it is. Each variant is encoded once
 * and kept at the edge. That the picture is still shown is asked of the database each time, so that one that was taken
 * away is gone at once from everywhere but the browsers that have it.
 * Errors: invalid-query (400), not-found (404), images-unavailable (503).
 */
export async function handlePictureRequest(
  request: Request,
  url: URL,
  env: unknown,
  ctx: ExecutionContext,
): Promise<Response> {
  const variant = readVariant(url.searchParams)
  if ('wrong' in variant) return refusal(request, 'invalid-query', variant.wrong)
  const settings = readSettings(env)
  if (settings.MEDIA === undefined || settings.IMAGES === undefined)
    return refusal(request, 'images-unavailable')
  const id = url.pathname.slice(folder.length)
  const picture = await findPicture(createDatabase(settings.DB), id)
  if (picture === null) return refusal(request, 'not-found')
  const width = Math.min(variant.width, picture.width)
  const key = `${url.origin}${url.pathname}?width=${width}&quality=${variant.quality}`
  const respond = (body: BodyInit | null, cacheControl: string): Response =>
    new Response(request.method === 'HEAD' ? null : body, {
      headers: { ...harmless, 'cache-control': cacheControl },
    })
  const cache = await caches.open('pictures')
  const kept = await cache.match(key)
  if (kept !== undefined) return respond(kept.body, forever)
  const drawn = await draw(pictureStore(settings), id, { ...variant, width })
  if (drawn === null) return refusal(request, 'not-found')
  const { bytes, cacheControl } = drawn
  if (cacheControl === forever)
    ctx.waitUntil(cache.put(key, new Response(bytes, { headers: { 'cache-control': forever } })))
  return respond(bytes, cacheControl)
}
