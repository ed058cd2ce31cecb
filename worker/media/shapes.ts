import { eventPictureBytesLimit, eventPictureSide } from '../../src/model/event-pictures.ts'
import { pictureBytesLimit } from '../../src/model/limits.ts'
import { avatarSide } from '../../src/model/pictures.ts'
import type { Shape } from './encode.ts'

/** A square around the centre, never larger than the upload. */
export const avatarShape: Shape = {
  maxBytes: pictureBytesLimit,
  quality: 90,
  transform({ width, height }) {
    const side = Math.min(width, height, avatarSide)
    return { width: side, height: side, fit: 'cover' }
  },
}

/** The whole picture, its longer side limited. */
export const eventPictureShape: Shape = {
  maxBytes: eventPictureBytesLimit,
  quality: 85,
  transform: () => ({ width: eventPictureSide, height: eventPictureSide, fit: 'scale-down' }),
}
