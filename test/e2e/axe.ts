import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2, levels A and AA: what no page as a whole may miss. Without a choice of rules axe adds its own good practice. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const

interface Look {
  /** A selector: only what is within is looked at. */
  within?: string
  tags?: readonly string[]
  /** Rules that are left out. */
  but?: readonly string[]
}

/**
 * What axe finds, a line for each rule with the elements that break it. It lists no elements that are fine: they take
 * longest. In legacy mode it reports from the page itself; otherwise it opens a second page for the report and parses
 * its own half megabyte there again. The modes differ for frames of other origins only, which the policy forbids.
 */
export async function findings(
  page: Page,
  { within, tags, but = [] }: Look = {},
): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    ...(tags === undefined ? {} : { runOnly: { type: 'tag', values: [...tags] } }),
    rules: Object.fromEntries(but.map((rule) => [rule, { enabled: false }])),
  })
  builder.setLegacyMode()
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(', ')}`,
  )
}
