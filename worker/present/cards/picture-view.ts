import { shownWidths } from '../../../src/model/event/event-pictures.ts'
import { pictureUrl } from '../../../src/model/values/pictures.ts'
import type { PictureView } from '../../../src/model/views.ts'
import type { CoverFacts } from '../../domain/catalogue/cards/shown-pictures.ts'

/** Focal points are rounded to tenths, because the style sheet has a rule for each. */
const tenths = (share: number): number => Math.round(share * 10)

/** A picture in the widths that browsers choose from. */
export function pictureView({ file, width, height, focalX, focalY }: CoverFacts): PictureView {
  const widths = shownWidths(width)
  return {
    src: pictureUrl(file, 768),
    srcset: widths.map((each) => `${pictureUrl(file, each)} ${each}w`).join(', '),
    width,
    height,
    focal: [tenths(focalX), tenths(focalY)],
  }
}
