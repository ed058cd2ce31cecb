import { expect, test } from '@playwright/test'
import { locales, localeTable } from '../../src/i18n/locales.ts'

test('a name in any language keeps the display face in headings, and its card the face of its heading', async ({
  page,
}) => {
  await page.goto('/')
  const tags = locales.map((locale) => localeTable[locale].tag)
  const faces = await page.evaluate((all) => {
    const firstFamily = (element: Element): string =>
      getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', '') ?? ''
    const main = document.querySelector('main')
    return all.map((tag) => {
      const holder = document.createElement('div')
      holder.innerHTML = `<h1 lang="${tag}">A</h1><h3><a lang="${tag}">A</a></h3>
        <div class="tr-n"><h3><a lang="${tag}">A</a></h3></div><p><span lang="${tag}">A</span></p>`
      main?.appendChild(holder)
      const [h1, card, row, text] = ['h1', 'h3 > a', '.tr-n a', 'p > span'].map((selector) => {
        const element = holder.querySelector(selector)
        return element === null ? '' : firstFamily(element)
      })
      return { tag, h1, card, row, text }
    })
  }, tags)
  const display = 'Sofia Sans Extra Condensed Variable'
  const text = 'Sofia Sans Variable'
  expect(faces).toEqual(tags.map((tag) => ({ tag, h1: display, card: display, row: text, text })))
})
