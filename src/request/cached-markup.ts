import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { markupOf } from './cached-markup.server.ts'

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * Content of an element that many pages contain, as props of that element. The server renders it to a string once per
 * isolate; a browser renders it as usual and finds the same markup when it hydrates.
 * @param facts name of the content and everything, besides locale, currency and unit, that it depends on
 * @param render content without hooks
 */
export const cachedContent: (facts: readonly unknown[], render: () => ReactNode) => Content =
  createIsomorphicFn()
    .server((facts: readonly unknown[], render: () => ReactNode): Content => ({
      dangerouslySetInnerHTML: { __html: markupOf(JSON.stringify(facts), render) },
    }))
    .client((_facts: readonly unknown[], render: () => ReactNode): Content => ({
      children: render(),
    }))
