import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { markupOf, renderMarkup } from './kept-markup.server.ts'

interface Folded {
  /** Everything, besides locale, currency and unit, that the content depends on. */
  facts: string
  /** True if most pages have the same content, which is then rendered once per isolate. */
  isShared: boolean
  render: () => ReactNode
}

/** Content in <noscript>, as markup; null in a browser. src/browser/unfold.ts builds it when its panel opens. */
export const foldedMarkup: (folded: Folded) => string | null = createIsomorphicFn()
  .server(({ facts, isShared, render }: Folded) => {
    const folded = () => <noscript>{render()}</noscript>
    return isShared ? markupOf(facts, folded) : renderMarkup(folded())
  })
  .client(() => null)
