import { eventShape } from './event-shape.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftFacts } from '../../../test/support/facts-arbitrary.ts'
import type { EventFacts } from '../schemas/event/event-facts.ts'
import { applyChanges } from '../documents/apply-changes.ts'
import type { DocumentConflict } from '../documents/conflict.ts'
import { differences } from '../documents/differences.ts'
import { emptyEdition, emptyPlace, emptyRace, newEvent } from '../event-facts/empty-facts.ts'
import { mergeDocuments } from '../documents/merge.ts'
import { flattenDocument, unflattenDocument, type PathValues } from '../documents/paths.ts'
import { isSameValue } from '../documents/same-value.ts'
import { isDocumentPath, isListPath } from '../documents/shape.ts'

test('flattened facts are read back as they were, and each path is one of the document', () => {
  fc.assert(
    fc.property(draftFacts, (facts) => {
      const values = flattenDocument(eventShape, facts)
      expect(unflattenDocument(eventShape, values)).toEqual(facts)
      expect([...values.keys()].filter((path) => !isDocumentPath(eventShape, path))).toEqual([])
    }),
  )
})

test.each([
  'nothing',
  'names',
  'names.xx',
  'names.fr.x',
  'editions.1',
  'editions.1.nothing',
  'editions.1.races.2',
  'place',
  'name.x',
  'usualDate.kind',
  '__proto__.x',
  'texts.constructor.fr',
])('%s is no path of a fact', (path) => {
  expect(isDocumentPath(eventShape, path)).toBe(false)
})

test('the differences of two drafts turn one into the other', () => {
  fc.assert(
    fc.property(draftFacts, draftFacts, (from, to) => {
      const { document: facts, conflicts } = applyChanges(
        eventShape,
        from,
        differences(eventShape, from, to),
      )
      expect(conflicts).toEqual([])
      expect(facts).toEqual(to)
      expect(differences(eventShape, to, to)).toEqual([])
    }),
  )
})

test('changes that were applied before are applied again without effect', () => {
  fc.assert(
    fc.property(draftFacts, draftFacts, (from, to) => {
      expect(applyChanges(eventShape, to, differences(eventShape, from, to))).toEqual({
        document: to,
        conflicts: [],
      })
    }),
  )
})

/** Flattens each draft once. */
const flattened = new WeakMap<EventFacts, PathValues>()
function valueAt(facts: EventFacts, path: string): unknown {
  const values = flattened.get(facts) ?? flattenDocument(eventShape, facts)
  flattened.set(facts, values)
  return values.get(path) ?? null
}

test('a merge keeps each fact that one side changed, and reports each that both did', () => {
  fc.assert(
    fc.property(draftFacts, draftFacts, draftFacts, (base, mine, theirs) => {
      const { document: facts, conflicts } = mergeDocuments(eventShape, { base, mine, theirs })
      const inConflict = new Set(conflicts.map(({ path }) => path))
      const paths = [base, mine, theirs].flatMap((each) => [
        ...flattenDocument(eventShape, each).keys(),
      ])
      const lost = paths.filter((path) => {
        if (isListPath(eventShape, path) || inConflict.has(path)) return false
        const [b, m, t] = [base, mine, theirs].map((each) => valueAt(each, path))
        const merged = valueAt(facts, path)
        if (isSameValue(m, b)) return !isSameValue(merged, t)
        return !isSameValue(merged, m) && !isHeld(path, conflicts)
      })
      expect(lost).toEqual([])
    }),
    { numRuns: 100 },
  )
})

/** True for a path below an entry or place whose removal a conflict holds back. */
const isHeld = (path: string, conflicts: DocumentConflict[]): boolean =>
  conflicts.some(({ path: other, mine }) => {
    const shared = other.split('.').filter((step, index) => path.split('.')[index] === step)
    return mine === null && shared.length >= 2
  })

const race = (key: string, name: string) => ({ ...emptyRace(key), name })
const edition = (...races: EventFacts['editions'][number]['races']) => ({
  ...emptyEdition('7'),
  date: '2027-05-01',
  races,
})
const withEdition = (...races: EventFacts['editions'][number]['races']): EventFacts => ({
  ...newEvent('Alpine run', 'en'),
  editions: [edition(...races)],
})

test('races that both sides add are both there, after the one that they followed', () => {
  const base = withEdition(race('1', 'Marathon'), race('2', 'Fun run'))
  const mine = withEdition(race('1', 'Marathon'), race('nm', 'Half'), race('2', 'Fun run'))
  const theirs = withEdition(race('1', 'Marathon'), race('2', 'Fun run'), race('nt', 'Relay'))
  const { document: facts, conflicts } = mergeDocuments(eventShape, { base, mine, theirs })
  expect(conflicts).toEqual([])
  expect(facts.editions[0]?.races.map(({ name }) => name)).toEqual([
    'Marathon',
    'Half',
    'Fun run',
    'Relay',
  ])
})

test.each([
  ['which others renamed', race('2', 'Kids'), 'name', 'Fun run', 'Kids'],
  [
    'to which others added a fact',
    { ...race('2', 'Fun run'), acronym: 'FR' },
    'acronym',
    null,
    'FR',
  ],
])(
  'the removal of a race %s is a conflict, and the race stays',
  (_title, changed, field, base, theirs) => {
    const before = withEdition(race('1', 'Marathon'), race('2', 'Fun run'))
    const { document: facts, conflicts } = mergeDocuments(eventShape, {
      base: before,
      mine: withEdition(race('1', 'Marathon')),
      theirs: withEdition(race('1', 'Marathon'), changed),
    })
    const path = `editions.7.races.2.${field}`
    expect(conflicts).toEqual([{ path, base, mine: null, theirs }])
    expect(facts.editions[0]?.races[1]).toEqual(changed)
  },
)

test('a change of a race that others removed is a conflict', () => {
  const before = withEdition(race('1', 'Marathon'), race('2', 'Fun run'))
  const mine = withEdition(race('1', 'Marathon'), { ...race('2', 'Fun run'), acronym: 'FR' })
  const { conflicts } = mergeDocuments(eventShape, {
    base: before,
    mine,
    theirs: withEdition(race('1', 'Marathon')),
  })
  expect(conflicts).toEqual([
    { path: 'editions.7.races.2.acronym', base: null, mine: 'FR', theirs: null },
  ])
})

test('the removal of a place that others changed is a conflict, and the place stays', () => {
  const at = (venue: string | null) => ({
    ...withEdition(),
    editions: [{ ...edition(), place: venue === null ? null : { ...emptyPlace(), venue } }],
  })
  const { document: facts, conflicts } = mergeDocuments(eventShape, {
    base: at('Hall'),
    mine: at(null),
    theirs: at('Park'),
  })
  expect(conflicts.map(({ path }) => path)).toEqual(['editions.7.place.venue'])
  expect(facts.editions[0]?.place?.venue).toBe('Park')
})

test.each([
  ['a key that is none', 'editions', [], ['constructor']],
  ['a number as a name', 'name', 'Alpine run', 7],
  ['an object as a text', 'names.fr', null, { text: 'x' }],
  ['a name of 100 kB', 'name', 'Alpine run', 'x'.repeat(100_000)],
  ['a mark of direction', 'name', 'Alpine run', 'right\u202eleft'],
  ['an unknown fact', 'price', null, 1],
])('a change to %s is refused with its path', (_title, path, from, to) => {
  const facts = { ...newEvent('Alpine run', 'en'), editions: [] }
  const apply = () => applyChanges(eventShape, facts, [{ path, from, to }])
  expect(apply).toThrow(expect.objectContaining({ code: 'invalid-fields' }))
})
