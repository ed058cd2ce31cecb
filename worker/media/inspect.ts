import { DomainError } from '../../src/model/values/errors.ts'
import {
  pictureBytesLimit,
  picturePixelsLimit,
  pictureProfileBytesLimit,
  pictureSideLimit,
} from '../../src/model/values/limits.ts'
import { hasBytesAt } from './bytes.ts'
import type { PictureFacts } from './picture-facts.ts'
import { jpegMagic, readJpeg } from './read-jpeg.ts'
import { pngMagic, readPng } from './read-png.ts'
import { readWebp } from './read-webp.ts'
import { isWebp } from './webp-chunks.ts'

export interface Inspected {
  /** Pixels, before the orientation is applied. */
  width: number
  height: number
}

/** The reader for the file's magic bytes. The file name and content type are ignored, because the sender chooses them. */
function readerFor(bytes: Uint8Array): ((bytes: Uint8Array) => PictureFacts | null) | null {
  if (hasBytesAt(bytes, 0, jpegMagic)) return readJpeg
  if (hasBytesAt(bytes, 0, pngMagic)) return readPng
  return isWebp(bytes) ? readWebp : null
}

/**
 * Checks an uploaded file before it is decoded.
 * @returns the size of a still JPEG, PNG or WebP within the limits of src/model/values/limits.ts
 * @throws DomainError image-too-large (bytes), image-type (none of the three), image-dimensions (sides or area),
 * image-animated (more than one frame), image-broken (empty, truncated, no image data, or too large a colour profile)
 */
export function inspectPicture(bytes: Uint8Array, maxBytes = pictureBytesLimit): Inspected {
  if (bytes.length > maxBytes) throw new DomainError('image-too-large')
  if (bytes.length === 0) throw new DomainError('image-broken')
  const read = readerFor(bytes)
  if (read === null) throw new DomainError('image-type')
  const facts = read(bytes)
  if (facts === null || facts.width === 0 || facts.height === 0)
    throw new DomainError('image-broken')
  const { width, height } = facts
  if (Math.max(width, height) > pictureSideLimit || width * height > picturePixelsLimit)
    throw new DomainError('image-dimensions')
  if (facts.animated) throw new DomainError('image-animated')
  if (!facts.whole || facts.profileBytes > pictureProfileBytesLimit)
    throw new DomainError('image-broken')
  return { width, height }
}
