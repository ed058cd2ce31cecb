import { shownWidths } from '../../../src/model/event/event-pictures.ts'
import type { DocumentPicture } from '../../../src/model/blocks/picture.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { pictureUrl } from '../../../src/model/values/pictures.ts'
import { foreignTag } from '../texts/foreign-tag.ts'
import { languageFor, type ByLocale } from '../texts/text-in.ts'

/** A picture of a document in the widths that browsers choose from. */
export const documentPicture = ({ file, width, height }: DocumentPicture) => ({
  src: pictureUrl(file, 768),
  srcset: shownWidths(width)
    .map((each) => `${pictureUrl(file, each)} ${each}w`)
    .join(', '),
  width,
  height,
})

/** Text in place of a picture; empty for a decoration, which has none in any language. */
export function alternativeText(alt: ByLocale<string>, locale: Locale) {
  const language = languageFor(alt, locale)
  if (language === null) return { alt: '', altLang: null }
  return { alt: alt[language] ?? '', altLang: foreignTag(language, locale) }
}
