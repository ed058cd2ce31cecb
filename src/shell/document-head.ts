import textFont from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2?url'
import displayFont from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2?url'
import styles from '../styles.css?url'

const font = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
})

/** Head of every page: style sheet, the two fonts of the first paint, icon and theme colour. */
export function documentHead() {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#14181d' },
    ],
    links: [
      font(textFont),
      font(displayFont),
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ],
  }
}
