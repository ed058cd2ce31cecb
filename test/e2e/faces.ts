import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readFaces } from '../../scripts/web-fonts.ts'

export const displayFace = 'Sofia Sans Extra Condensed Variable'
export const textFace = 'Sofia Sans Variable'

/** Family of each face with a file, its lightest and its heaviest weight, from the style sheet. */
const ranges: Record<string, [lightest: number, heaviest: number]> = {}
for (const { file, weights } of readFaces(readFileSync('src/styles/base/fonts.css', 'utf8'))) {
  const family = file.includes('condensed') ? displayFace : textFace
  ranges[family] = [weights.min, weights.max]
}

/** Elements whose text is in a weight that its face lacks. They have their styles without a layout too. */
export async function missingWeights(page: Page): Promise<string[]> {
  return await page.evaluate((known) => {
    const found = new Set<string>()
    for (const element of document.querySelectorAll('body *')) {
      const { fontFamily, fontWeight } = getComputedStyle(element)
      const range = known[fontFamily.split(',')[0]?.replaceAll('"', '') ?? '']
      const hasText = [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE)
      if (!hasText || range === undefined) continue
      const weight = Number(fontWeight)
      if (weight < range[0] || weight > range[1])
        found.add(`${element.tagName}.${element.className} ${fontFamily.slice(0, 30)} ${weight}`)
    }
    return [...found]
  }, ranges)
}
