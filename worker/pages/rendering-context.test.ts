import { expect, test } from 'vitest'
import { defaultPreferences } from '../../src/model/preferences.ts'
import {
  keepRenderedHtml,
  runWithRenderingContext,
  takeRenderedHtml,
  type RenderingContext,
} from './rendering-context.ts'

test('the text of a rendered page is taken once, and its context holds it no longer', () => {
  const context: RenderingContext = {
    locale: 'en',
    preferences: defaultPreferences,
    continent: null,
    place: null,
    cookie: null,
    menuCounts: null,
    nonce: '',
    html: null,
  }
  runWithRenderingContext(context, () => keepRenderedHtml('<h1>'))
  expect(takeRenderedHtml(context)).toBe('<h1>')
  expect(context.html).toBeNull()
  expect(takeRenderedHtml(context)).toBeNull()
})
