import type { Locale } from '../../../model/locales.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * HTML document of the preview's frame: the markup that React made, in the theme of this page.
 * @param sheets URLs of style sheets besides that of every page
 */
export function framePage(markup: string, locale: Locale, sheets: readonly string[]): string {
  const { documentElement, head, baseURI } = document
  const common = [...head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const links = [...new Set([...common.map(({ href }) => href), ...sheets])]
    .map((href) => `<link rel="stylesheet" href="${escaped(new URL(href, baseURI).href)}">`)
    .join('')
  const theme = documentElement.dataset['theme']
  const attributes = [
    `lang="${locale}"`,
    `class="${escaped(documentElement.className)}"`,
    theme === undefined ? '' : `data-theme="${escaped(theme)}"`,
  ].join(' ')
  const width = '<meta name="viewport" content="width=device-width">'
  return `<!doctype html><html ${attributes}><head><meta charset="utf-8">${width}${links}</head><body>${markup}</body></html>`
}
