import { expect, test } from 'vitest'
import { currentStep } from './current-step.ts'

type View = NonNullable<Parameters<typeof currentStep>[0]>

const columns = (...targets: View['columns'][number]['target'][]): View['columns'] =>
  targets.map((target) => ({ name: '', sample: '', target }))

const view: View = {
  state: 'open',
  columns: columns('name', 'date.dmy', 'city', 'sport'),
  isMappable: true,
  defaults: { language: null, sport: null, country: null, currency: null },
  ready: 2,
}
const withoutSport: View = { ...view, columns: columns('name', 'date.dmy', 'city', null) }

test.each<[string, string, View | null]>([
  ['without an import', 'source', null],
  ['with all required columns', 'look', view],
  ['without the column of the sport', 'columns', withoutSport],
  [
    'with one sport for all rows',
    'look',
    { ...withoutSport, defaults: { ...view.defaults, sport: 'run' } },
  ],
  [
    'with coordinates in place of the town',
    'look',
    { ...view, columns: columns('name', 'date.dmy', 'lat', 'lon', 'sport') },
  ],
  [
    'with a latitude alone',
    'columns',
    { ...view, columns: columns('name', 'date.dmy', 'lat', 'sport') },
  ],
  ['from a source with fixed columns', 'look', { ...withoutSport, isMappable: false }],
  ['while drafts are written', 'look', { ...view, state: 'writing' }],
  ['with all drafts written', 'done', { ...view, state: 'written', ready: 0 }],
  ['with rows corrected after the drafts', 'look', { ...view, state: 'written' }],
  ['taken back', 'source', { ...view, state: 'undone' }],
])('%s the step is "%s"', (_, step, shown) => {
  expect(currentStep(shown)).toBe(step)
})
