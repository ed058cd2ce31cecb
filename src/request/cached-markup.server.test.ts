import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { Locale } from '../model/locales.ts'
import { defaultPreferences, type Preferences } from '../model/values/preferences.ts'
import { renderingContextOf } from '../../test/support/rendering-context.ts'
import { runWithRenderingContext } from './rendering-context.server.ts'
import { markupOf } from './cached-markup.server.ts'

/** A reading of the cached markup, and the number of times that it was rendered. */
function countedReads() {
  let renderings = 0
  const read = (key: string, locale: Locale, preferences: Preferences = defaultPreferences) =>
    runWithRenderingContext(renderingContextOf({ locale, preferences }), () =>
      markupOf(key, () => {
        renderings += 1
        return createElement('b', null, `${locale} & ${preferences.unit}`)
      }),
    )
  return { read, renderings: () => renderings }
}

test('markup is rendered once for each key, language and unit', () => {
  const { read, renderings } = countedReads()
  expect(read('a', 'en')).toBe('<b>en &amp; metric</b>')
  expect(read('a', 'en')).toBe('<b>en &amp; metric</b>')
  expect(renderings()).toBe(1)
  expect(read('a', 'de')).toBe('<b>de &amp; metric</b>')
  expect(read('a', 'en', { ...defaultPreferences, unit: 'imperial' })).toBe(
    '<b>en &amp; imperial</b>',
  )
  read('b', 'en')
  expect(renderings()).toBe(4)
})

test('markup that exceeds the limit alone is rendered each time', () => {
  let renderings = 0
  const huge = () => {
    renderings += 1
    return 'x'.repeat(4_000_001)
  }
  markupOf('huge', huge)
  markupOf('huge', huge)
  expect(renderings).toBe(2)
})
