import { beforeEach, expect, test } from 'vitest'
import { renderAnew, renderingMark, type Rendered } from './rendered-since.ts'

const berlin = 'event/berlin-marathon'
const oslo = 'event/oslo-maraton'
const club = 'organiser/scc-events'

const now = new Date('2026-11-21T09:14:59Z')
const markOf = (rendered: Rendered) => renderingMark(rendered, now)

/** Names of the pages that get another mark by the work. */
function renewedBy(work: () => void): Rendered[] {
  const all = [berlin, oslo, club, 'lists'] as const
  const before = all.map(markOf)
  work()
  return all.filter((each, index) => markOf(each) !== before[index])
}

beforeEach(() => renderAnew('everything'))

test('a change of an event and its organiser renews their pages and no others', () => {
  expect(renewedBy(() => renderAnew(berlin, club))).toEqual([berlin, club])
  expect(renewedBy(() => renderAnew(berlin))).toEqual([berlin])
  expect(renewedBy(() => renderAnew())).toEqual([])
})

test('a change of lists renews neither events nor organisers', () => {
  expect(renewedBy(() => renderAnew('lists'))).toEqual(['lists'])
})

test('a change of everything renews pages that have a mark of their own as well', () => {
  renderAnew(oslo)
  expect(renewedBy(() => renderAnew('everything'))).toEqual([berlin, oslo, club, 'lists'])
})

test('a page never gets a former mark again, however many others are renewed', () => {
  const seen = new Set<string>()
  for (let n = 0; n < 2500; n += 1) {
    renderAnew(n % 500 === 0 ? berlin : `event/event-${n}`)
    seen.add(markOf(berlin))
  }
  // Five changes of its own, and one each time that the marks are forgotten.
  expect(seen.size).toBe(7)
  const forgotten = markOf('event/event-1')
  renderAnew('event/event-1')
  expect(markOf('event/event-1')).not.toBe(forgotten)
})

test('at each quarter of an hour, at which a day may end, everything has another mark', () => {
  const later = (time: string) => renderingMark(oslo, new Date(`2026-11-21T${time}Z`))
  expect(later('09:00:00')).toBe(markOf(oslo))
  expect(later('09:15:00')).not.toBe(markOf(oslo))
})
