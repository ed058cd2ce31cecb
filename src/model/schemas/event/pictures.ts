import * as v from 'valibot'
import { figureOf, sitePath, text } from '../parts.ts'

/** Pictures of events. */

const pictureParts = {
  src: sitePath('The picture, 768 pixels wide at most.'),
  srcset: text('The same in several widths, as the attribute `srcset` of an image.'),
  width: figureOf('Pixels of the stored picture.'),
  height: figureOf('Pixels of the stored picture.'),
  focal: v.pipe(
    v.tuple([v.number(), v.number()]),
    v.description(
      'Point that no crop may cut off: tenths of the width from the left and of the height from the top.',
    ),
  ),
}

export const pictureView = v.pipe(
  v.strictObject(pictureParts),
  v.description('A picture of an event.'),
)

/** A picture of a page itself. */
export const largePictureParts = {
  ...pictureParts,
  large: sitePath('The picture, 1,920 pixels wide at most.'),
}

export const eventPhotos = v.pipe(
  v.strictObject({
    heading: text('"Photos".'),
    items: v.array(
      v.strictObject({
        ...largePictureParts,
        alt: text('What it shows; empty for a decoration.'),
        altLang: v.nullable(
          text('BCP 47 tag of `alt` if it is in another language than the response.'),
        ),
        credit: v.nullable(text('"Photo: Club archive".')),
        licence: v.nullable(
          v.strictObject({ label: text('"CC BY 4.0".'), url: text('Page of the licence.') }),
        ),
      }),
    ),
  }),
  v.description('Photos of the event; absent without any.'),
)
