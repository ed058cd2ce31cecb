import { expect, test } from 'vitest'
import { locales, localeTable } from '../model/locales.ts'
import { monthNames } from './month-names.ts'

test('every month has its name of CLDR in each language, alone and in a date', () => {
  const byPosition = monthNames.map((names) => names.split(' '))
  // Chinese, Japanese and Korean number their months.
  for (const locale of locales.filter((each) => !['zh', 'ja', 'ko'].includes(each))) {
    for (const day of [undefined, 'numeric'] as const) {
      const format = new Intl.DateTimeFormat(localeTable[locale].intl, {
        month: 'long',
        day,
        timeZone: 'UTC',
      })
      const names = Array.from({ length: 12 }, (_, index) => {
        const parts = format.formatToParts(Date.UTC(2027, index, 15))
        return parts.find(({ type }) => type === 'month')?.value ?? ''
      })
      const isListed = byPosition.some((list) =>
        names.every((name, index) => list[index]?.toLowerCase() === name.toLowerCase()),
      )
      expect(isListed, `${locale}: ${names.join(' ')}`).toBe(true)
    }
  }
})
