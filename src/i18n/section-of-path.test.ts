import { expect, test } from 'vitest'
import { sectionOfPath } from './section-of-path.ts'

test.each([
  ['name', 'basics'],
  ['texts.about.de', 'basics'],
  ['texts.refund.de', 'practical'],
  ['texts.course.de', 'course'],
  ['place.lat', 'place'],
  ['editions', 'edition'],
  ['editions.1.date', 'edition'],
  ['editions.1.place.cityId', 'place'],
  ['editions.1.registrationUrl', 'prices'],
  ['editions.1.races', 'races'],
  ['editions.1.races.2.legs.3.unit', 'races'],
  ['editions.1.races.2.prices.3.amount', 'prices'],
  ['editions.1.races.2.course', 'course'],
])('the field of %s is in %s', (path, section) => {
  expect(sectionOfPath(path)).toBe(section)
})
