import { pathOf } from '../../../src/i18n/paths.ts'
import type { LandingsView } from '../../../src/model/views.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { FoundDocument } from '../../domain/content/documents/find-document.ts'
import type { Landing } from '../../domain/content/landings/list-landings.ts'
import { hrefIn } from '../paths/href-in.ts'
import { foreignNote, languageFor } from '../texts/text-in.ts'
import type { BlockReading } from './blocks.ts'
import { documentPicture } from './document-pictures.ts'
import { presentDocument } from './document.ts'

/** Logos in the partner's order; those without a picture or a name are left out. */
function logosOf({ content: { landing } }: Pick<Landing, 'content'>, locale: Locale) {
  const logos = (landing?.logos ?? []).toSorted((a, b) => a.ordinal - b.ordinal)
  return logos.flatMap(({ key, picture, alt, href, isClickable }) => {
    if (picture === null || alt === null) return []
    const url = isClickable && href !== null ? hrefIn(href, locale) : null
    return [{ key, name: alt, picture: documentPicture(picture), url }]
  })
}

/** The list of partners for readers of a locale. */
export const presentPartners = (
  landings: readonly Landing[],
  locale: Locale,
): LandingsView['partners'] =>
  landings.map((each) => {
    const { slug, content } = each
    const language = languageFor(content.title, locale) ?? 'en'
    return {
      slug,
      title: content.title[language] ?? '',
      lang: foreignNote(language, locale).lang,
      path: pathOf({ to: 'landing', slug }, locale),
      hue: content.landing?.hue ?? 'run',
      logo: logosOf(each, locale)[0]?.picture ?? null,
    }
  })

/** The page of a partner. */
export function presentLanding(
  found: FoundDocument,
  reading: BlockReading,
  slug: string,
): LandingsView['page'] {
  return {
    ...presentDocument(found, reading, { kind: 'landing', slug }),
    hue: found.content.landing?.hue ?? 'run',
    logos: logosOf(found, reading.reader.locale),
  }
}
