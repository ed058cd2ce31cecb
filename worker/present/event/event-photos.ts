import { localName } from '../../../src/i18n/local-name.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { licenceKeys, pictureLicences } from '../../../src/model/event/event-pictures.ts'
import { pictureUrl } from '../../../src/model/values/pictures.ts'
import type { EventPhotos } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { PictureRow } from '../../domain/catalogue/cards/shown-pictures.ts'
import { foreignTag } from '../texts/foreign-tag.ts'
import { licenceLabel } from '../texts/licence-label.ts'
import { pictureView } from '../cards/picture-view.ts'

/** Text of a picture, in the locale or another language; empty for a decoration. */
function altOf({ alts, isDecoration }: PictureRow, language: string, locale: Locale) {
  const altLanguage = alts[language] === undefined ? Object.keys(alts)[0] : language
  if (isDecoration === 1 || altLanguage === undefined) return { text: '', language: '' }
  return localName({ text: alts[altLanguage] ?? '', language: altLanguage }, alts, locale)
}

/**
 * The photos of an event's page.
 * @param language of the event, whose text stands in for a missing one
 */
export function presentPhotos(
  pictures: readonly PictureRow[],
  language: string,
  locale: Locale,
): EventPhotos {
  return {
    heading: m.media_photos({}, { locale }),
    items: pictures.map((picture) => {
      const alt = altOf(picture, language, locale)
      const licence = licenceKeys.find((each) => each === picture.licence) ?? null
      const url = licence === null ? null : pictureLicences[licence]
      return {
        ...pictureView(picture),
        large: pictureUrl(picture.file, 1920),
        alt: alt.text,
        altLang: foreignTag(alt.language, locale),
        credit: picture.credit === null ? null : m.media_by({ name: picture.credit }, { locale }),
        licence:
          licence === null || url === null ? null : { label: licenceLabel(licence, locale), url },
      }
    }),
  }
}
