import { eventPictureBytesLimit, eventPictureSide } from '../../src/model/event/event-pictures.ts'
import { pictureBytesLimit } from '../../src/model/values/limits.ts'
import type { OrganiserPictureKind } from '../../src/model/members/organiser-pictures.ts'
import { avatarSide, logoSide } from '../../src/model/values/pictures.ts'
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

const whole = (side: number) => ({ width: side, height: side, fit: 'scale-down' as const })

/** The whole picture, its longer side limited. */
export const eventPictureShape: Shape = {
  maxBytes: eventPictureBytesLimit,
  quality: 85,
  transform: () => whole(eventPictureSide),
}

/** The whole logo or cover of an organisation. */
export const pagePictureShape = (kind: OrganiserPictureKind): Shape => ({
  maxBytes: pictureBytesLimit,
  quality: kind === 'logo' ? 90 : 85,
  transform: () => whole(kind === 'logo' ? logoSide : eventPictureSide),
})

/** The whole picture of a page of words. */
export const documentPictureShape: Shape = {
  maxBytes: pictureBytesLimit,
  quality: 85,
  transform: () => whole(eventPictureSide),
}
