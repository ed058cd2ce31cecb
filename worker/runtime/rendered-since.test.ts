import { beforeEach, expect, test } from 'vitest'
import { renderAnew, renderingMark, type Rendered } from './rendered-since.ts'

const berlin = 'event/berlin-marathon'
const oslo = 'event/oslo-maraton'
const club = 'organiser/scc-events'

/** Names of the pages that get another mark by the work. */
function renewedBy(work: () => void): Rendered[] {
  const all = [berlin, oslo, club, 'lists'] as const
  const before = all.map(renderingMark)
  work()
  return all.filter((each, index) => renderingMark(each) !== before[index])
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
    seen.add(renderingMark(berlin))
  }
  // Five changes of its own, and one each time that the marks are forgotten.
  expect(seen.size).toBe(7)
  const forgotten = renderingMark('event/event-1')
  renderAnew('event/event-1')
  expect(renderingMark('event/event-1')).not.toBe(forgotten)
})
