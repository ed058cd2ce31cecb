import { expect, test } from 'vitest'
import { renderingContextOf } from '../../test/support/rendering-context.ts'
import {
  keepRenderedHtml,
  runWithRenderingContext,
  takeRenderedHtml,
} from './rendering-context.server.ts'

test('the text of a rendered page is taken once, and its context holds it no longer', () => {
  const context = renderingContextOf()
  runWithRenderingContext(context, () => keepRenderedHtml('<h1>'))
  expect(takeRenderedHtml(context)).toBe('<h1>')
  expect(context.html).toBeNull()
  expect(takeRenderedHtml(context)).toBeNull()
})
