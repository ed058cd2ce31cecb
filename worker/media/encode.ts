import { DomainError } from '../../src/model/errors.ts'
import { reportFailure } from '../runtime/monitoring.ts'
import { inspectPicture } from './inspect.ts'
import { onlyPicture } from './only-picture.ts'

/** Our encoding of a picture: WebP, upright, with nothing beside the picture. */
export interface Encoded {
  bytes: Uint8Array<ArrayBuffer>
  width: number
  height: number
}

/**
 * What the encoder says of a file that it cannot read: 9402 and 9413 too large, 9412 and 9520 no picture, 9420 a kind
 * it does not know. The local one calls all of them 9523.
 * https://developers.cloudflare.com/images/reference/troubleshooting/
 */
const faultsOfTheFile = new Set<unknown>([9402, 9412, 9413, 9420, 9520, 9523])

function isFaultOfTheFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && faultsOfTheFile.has(error.code)
}

/** What the encoder answers for these bytes. @throws what the encoder throws */
export async function transcode(
  encoder: ImagesBinding,
  bytes: ArrayBuffer | Uint8Array<ArrayBuffer>,
  transform: ImageTransform,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = new Response(bytes)
  if (body === null) throw new Error('A picture without bytes has no stream.')
  const result = await encoder
    .input(body)
    .transform(transform)
    .output({ format: 'image/webp', quality })
  return onlyPicture(new Uint8Array(await result.response().arrayBuffer()))
}

/**
 * A square from the middle of a picture that somebody sent, never larger than it was. The encoder turns it upright as
 * its camera noted, and keeps neither place nor camera nor comment.
 * @param most pixels of a side
 * @throws DomainError as inspectPicture does, image-broken where the picture cannot be decoded, and images-unavailable
 * where nothing can be encoded
 */
export async function encodeSquare(
  encoder: ImagesBinding,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Encoded> {
  const { width, height } = inspectPicture(bytes)
  const side = Math.min(width, height, most)
  try {
    const encoded = await transcode(encoder, bytes, { width: side, height: side, fit: 'cover' }, 90)
    return { bytes: encoded, width: side, height: side }
  } catch (error) {
    if (isFaultOfTheFile(error)) {
      console.warn('picture refused', error)
      throw new DomainError('image-broken')
    }
    console.error('picture not encoded', error)
    reportFailure(error, { path: '(encoder)', requestId: null })
    throw new DomainError('images-unavailable')
  }
}
