import { DomainError } from '../../src/model/values/errors.ts'
import { reportFailure } from '../runtime/monitoring.ts'
import { inspectPicture, type Inspected } from './inspect.ts'
import { stripMetadata } from './strip-metadata.ts'

/** An encoded picture: WebP, upright, without metadata. */
export interface Encoded {
  bytes: Uint8Array<ArrayBuffer>
  width: number
  height: number
}

/**
 * The encoder's error codes for files it cannot read: 9402 and 9413 too large, 9412 and 9520 not an image, 9420
 * unsupported format. The local encoder uses 9523 for all of them.
 * https://developers.cloudflare.com/images/reference/troubleshooting/
 */
const fileErrorCodes = new Set<unknown>([9402, 9412, 9413, 9420, 9520, 9523])

function isFileError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && fileErrorCodes.has(error.code)
}

/** Encodes a picture as WebP without metadata. @throws the encoder's errors */
export async function transcode(
  encoder: ImagesBinding,
  bytes: ArrayBuffer | Uint8Array<ArrayBuffer>,
  transform: ImageTransform,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = new Response(bytes)
  if (body === null) throw new Error('The picture has no bytes to encode.')
  const result = await encoder
    .input(body)
    .transform(transform)
    .output({ format: 'image/webp', quality })
  return stripMetadata(new Uint8Array(await result.response().arrayBuffer()))
}

/** Form in which an upload is stored. */
export interface Shape {
  /** Largest upload, in bytes. */
  maxBytes: number
  quality: number
  /** @param size of the upload, before its orientation is applied */
  transform: (size: Inspected) => ImageTransform
}

/**
 * Encodes an uploaded picture in a shape. The encoder applies the EXIF orientation; the metadata is removed.
 * @throws DomainError as inspectPicture does; image-broken if the picture cannot be decoded; images-unavailable if the
 * encoder fails
 */
export async function encodeUpload(
  encoder: ImagesBinding,
  upload: Uint8Array<ArrayBuffer>,
  { maxBytes, quality, transform }: Shape,
): Promise<Encoded> {
  const size = inspectPicture(upload, maxBytes)
  try {
    const bytes = await transcode(encoder, upload, transform(size), quality)
    return { bytes, ...inspectPicture(bytes) }
  } catch (error) {
    if (isFileError(error)) {
      console.warn('picture refused', error)
      throw new DomainError('image-broken')
    }
    console.error('picture not encoded', error)
    reportFailure(error, { path: '(encoder)', requestId: null })
    throw new DomainError('images-unavailable')
  }
}
