import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { markupOf, renderMarkup } from './cached-markup.server.ts'

interface NoscriptContent {
  /** Everything, besides locale, currency and unit, that the content depends on. */
  facts: string
  /** True if most pages have the same content, which is then rendered once per isolate. */
  isShared: boolean
  render: () => ReactNode
}

/** Content in <noscript>, as markup; null in a browser. src/browser/expand-noscript.ts builds it when its panel opens. */
export const noscriptMarkup: (inNoscript: NoscriptContent) => string | null = createIsomorphicFn()
  .server(({ facts, isShared, render }: NoscriptContent) => {
    const inNoscript = () => <noscript>{render()}</noscript>
    return isShared ? markupOf(facts, inNoscript) : renderMarkup(inNoscript())
  })
  .client(() => null)
