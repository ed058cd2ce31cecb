import textCyrillic from '@fontsource-variable/sofia-sans/files/sofia-sans-cyrillic-wght-normal.woff2?url'
import textLatinExt from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-ext-wght-normal.woff2?url'
import textLatin from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2?url'
import displayCyrillic from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-cyrillic-wght-normal.woff2?url'
import displayLatinExt from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-ext-wght-normal.woff2?url'
import displayLatin from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2?url'
import type { Locale } from '../model/locales.ts'
import type { MessageListName } from '../i18n/message-list-name.ts'
import styles from '../styles.css?url'

/** Fonts that pages in a language need besides the Latin ones of numerals and names. */
const furtherFonts: Partial<Record<Locale, readonly string[]>> = {
  pl: [textLatinExt, displayLatinExt],
  ru: [textCyrillic, displayCyrillic],
  tr: [textLatinExt, displayLatinExt],
}

const font = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
})

/** Head of every page: style sheet, the fonts of the first paint, icon, theme colour and lists of messages. */
export function documentHead(locale: Locale, lists: readonly MessageListName[]) {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#14181d' },
      // Read by src/boot/hydrate-on-intent.ts.
      ...(lists.length === 0 ? [] : [{ name: 'startline-messages', content: lists.join(' ') }]),
    ],
    links: [
      ...[textLatin, displayLatin, ...(furtherFonts[locale] ?? [])].map(font),
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ],
  }
}
