import type { ErrorCode } from '../values/errors.ts'
import type { pictureWidths } from '../values/pictures.ts'

/** Pictures of events, which their organisers upload. */

/** Longer side of a stored picture, in pixels. */
export const eventPictureSide = 2560
/** Largest uploaded file, in bytes. */
export const eventPictureBytesLimit = 12_000_000
/** Pictures of one event. */
export const eventPicturesLimit = 40
/** Pictures that a member may upload for events in a day. */
export const eventPictureUploadsPerDay = 200
/** Days for which the removal of a picture can be undone. */
export const removedPictureDays = 30
/** Longest text of a picture in one language, and longest credit, in characters. */
export const pictureTextMaximum = 250
export const pictureCreditMaximum = 100
/** Longest name of an uploaded file that is stored. */
export const pictureNameMaximum = 120

/** Errors of uploads and changes that have a text of their own. */
export const pictureRefusals = [
  'image-type',
  'media-type',
  'image-too-large',
  'image-dimensions',
  'image-animated',
  'image-broken',
  'list-full',
  'too-many-requests',
  'images-unavailable',
] as const satisfies readonly ErrorCode[]

/** Licences that an organiser may state, with the page of the licence; null for the organisation's own permission. */
export const pictureLicences = {
  own: null,
  'cc-by-4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'cc-by-sa-4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'cc0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
} as const

export type PictureLicence = keyof typeof pictureLicences

export const licenceKeys = [
  'own',
  'cc-by-4.0',
  'cc-by-sa-4.0',
  'cc0-1.0',
] as const satisfies readonly PictureLicence[]

/** Licences under which a picture may be shown with the name of its author only. */
export const namesAuthor = (licence: string | null): boolean =>
  licence === 'cc-by-4.0' || licence === 'cc-by-sa-4.0'

/** Widths offered to browsers on the event page, for a picture of this many pixels. */
export const shownWidths = (width: number): (typeof pictureWidths)[number][] =>
  ([384, 768, 1024, 1536, 1920] as const).filter((each, i) => i === 0 || each <= width)
