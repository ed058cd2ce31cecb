import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2, levels A and AA, for whole pages. Without tags axe adds its own best practices. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const

/** The rules of `wcag` that depend on colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const

interface AxeOptions {
  /** Selector: only elements within it are checked. */
  within?: string
  tags?: readonly string[]
  /** Only these rules, in place of tags. */
  rules?: readonly string[]
  /** Disabled rules. */
  disabled?: readonly string[]
}

/**
 * True for the languages whose colours are checked. Colours are the same in all, but a letter needs more contrast if it
 * is small: English has the letters of most languages, Japanese the smallest (`--script-scale`).
 */
export const hasCheckedColours = (locale: string): boolean => locale === 'en' || locale === 'ja'

/** The rules of WCAG that can have a finding in one language and none in the others. */
export const wcagIn = (locale: string): AxeOptions => ({
  tags: wcag,
  disabled: hasCheckedColours(locale) ? [] : colourRules,
})

/**
 * Findings of axe, a line per rule with the elements that violate it. Passing elements are not listed, because they
 * take longest. In legacy mode axe reports from the page itself; otherwise it opens a second page for the report and
 * parses its half megabyte there again. The modes differ only for cross-origin frames, which the policy forbids. Motion
 * is reduced from then on and transitions end, because what fades has no settled colour.
 */
export async function axeFindings(
  page: Page,
  { within, tags, rules, disabled = [] }: AxeOptions = {},
): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
  })
  // Half a megabyte of script, which a page that has it need not parse again.
  const hasAxe = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder({ page, ...(hasAxe ? { axeSource: 'void 0' } : {}) }).options({
    resultTypes: ['violations'],
    // Style sheets are fetched and parsed again only for an experimental rule, css-orientation-lock.
    preload: { assets: ['media'] },
    ...(tags === undefined ? {} : { runOnly: { type: 'tag', values: [...tags] } }),
    ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: [...rules] } }),
    rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
  })
  builder.setLegacyMode()
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(', ')}`,
  )
}
