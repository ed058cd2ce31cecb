import { pictureLicences, type PictureLicence } from '../../../src/model/event/event-pictures.ts'
import type { Block } from '../../../src/model/blocks/block.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { BlockView } from '../../../src/model/views.ts'
import { hrefIn } from '../paths/href-in.ts'
import { licenceLabel } from '../texts/licence-label.ts'
import { alternativeText, documentPicture } from './document-pictures.ts'

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

function licenceView(licence: PictureLicence | null, locale: Locale) {
  const url = licence === null ? null : pictureLicences[licence]
  return licence === null || url === null ? null : { label: licenceLabel(licence, locale), url }
}

/** A set of pictures; null without one. */
export function presentImages(
  { key, fullwidth, pictures }: Of<'images'>,
  locale: Locale,
): BlockView | null {
  const views = pictures.flatMap(({ picture, alt, credit, licence, key: name }) =>
    picture === null
      ? []
      : [
          {
            key: name,
            picture: documentPicture(picture),
            ...alternativeText(alt, locale),
            credit,
            licence: licenceView(licence, locale),
          },
        ],
  )
  return views.length === 0 ? null : { kind: 'images', key, fullwidth, pictures: views }
}

/** A grid of pictures that are links; null without one. A link without words is left out, because it would have no name. */
export function presentLinks({ key, cells }: Of<'links'>, locale: Locale): BlockView | null {
  const views = cells.flatMap(({ picture, alt, url, key: name }) => {
    const words = alternativeText(alt, locale)
    if (picture === null || url === null || words.alt === '') return []
    return [{ key: name, picture: documentPicture(picture), ...words, url: hrefIn(url, locale) }]
  })
  return views.length === 0 ? null : { kind: 'links', key, cells: views }
}
