import type { Page } from '@playwright/test'

interface Shifts {
  /** Sum of the shifts since the page's navigation, as fractions of its window. */
  total: number
  /** A line per shift with the elements that moved: "0.012 section.a, div.b". */
  causes: string
}

/** Records the layout shifts of the pages that follow. @returns a reader of those of the current page */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts: { value: number; text: string }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = Number(Reflect.get(entry, 'value'))
        const sources: unknown = Reflect.get(entry, 'sources')
        const nodes = Array.isArray(sources)
          ? sources.map((source) => Reflect.get(source, 'node'))
          : []
        const names = nodes.map((node) =>
          node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName),
        )
        shifts.push({ value, text: `${value.toFixed(3)} ${names.join(', ')}` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const shifts = await page.evaluate((): { value: number; text: string }[] =>
      Reflect.get(window, 'shifts'),
    )
    return {
      total: shifts.reduce((sum, { value }) => sum + value, 0),
      causes: shifts.map(({ text }) => text).join('\n'),
    }
  }
}
