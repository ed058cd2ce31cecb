import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  emptyPage,
  pageShape,
  picture,
  prose,
  somePage,
} from '../../../test/support/page-document.ts'
import { applyChanges } from './apply-changes.ts'
import { differences } from './differences.ts'
import { mergeDocuments } from './merge.ts'
import { flattenDocument, unflattenDocument } from './paths.ts'
import { isSameValue } from './same-value.ts'
import { isDocumentPath, isListPath } from './shape.ts'

// The same properties are tested with the facts of events in event-facts/event-shape.test.ts.

test('a document with entries of several kinds is read back from its values as it was', () => {
  fc.assert(
    fc.property(somePage, (page) => {
      const values = flattenDocument(pageShape, page)
      expect(unflattenDocument(pageShape, values)).toEqual(page)
      expect([...values.keys()].filter((path) => !isDocumentPath(pageShape, path))).toEqual([])
    }),
  )
})

test('the differences of two documents turn one into the other, once or twice', () => {
  fc.assert(
    fc.property(somePage, somePage, (from, to) => {
      const changes = differences(pageShape, from, to)
      const done = { document: to, conflicts: [] }
      expect(applyChanges(pageShape, from, changes)).toEqual(done)
      expect(applyChanges(pageShape, to, changes)).toEqual(done)
    }),
  )
})

test('a merge keeps what one side changed outside of lists, and reports what both did', () => {
  fc.assert(
    fc.property(somePage, somePage, somePage, (base, mine, theirs) => {
      const { document, conflicts } = mergeDocuments(pageShape, { base, mine, theirs })
      const [b, m, t, merged] = [base, mine, theirs, document].map((each) =>
        flattenDocument(pageShape, each),
      )
      const inConflict = new Set(conflicts.map(({ path }) => path))
      const paths = [b, m, t].flatMap((values) => [...(values?.keys() ?? [])])
      const lost = paths.filter((path) => {
        if (isListPath(pageShape, path) || /^(?:blocks|source)/u.test(path)) return false
        if (inConflict.has(path)) return isSameValue(m?.get(path), t?.get(path))
        const changed = isSameValue(m?.get(path), b?.get(path)) ? t : m
        return !isSameValue(merged?.get(path), changed?.get(path))
      })
      expect(lost).toEqual([])
    }),
  )
})

test.each(['blocks', 'source', 'title.en', 'head.hue', 'blocks.p1.wide', 'blocks.i1.alt.de'])(
  '%s is a path of the document',
  (path) => {
    expect(isDocumentPath(pageShape, path)).toBe(true)
  },
)

test.each(['head', 'title', 'title.xx', 'blocks.p1', 'blocks.p1.key', 'blocks.p1.url', 'editions'])(
  '%s is no path of the document',
  (path) => {
    expect(isDocumentPath(pageShape, path)).toBe(false)
  },
)

test('an entry of another kind in the place of an old one is refused', () => {
  const page = { ...emptyPage(), blocks: [prose('p1', 'Start')] }
  const change = { path: 'blocks.p1.kind', from: 'prose', to: 'spacer' }
  expect(() => applyChanges(pageShape, page, [change])).toThrow(
    expect.objectContaining({ code: 'invalid-fields' }),
  )
})

test('entries that two sides add are both there', () => {
  const base = { ...emptyPage(), blocks: [prose('p1')] }
  const { document, conflicts } = mergeDocuments(pageShape, {
    base,
    mine: { ...base, blocks: [prose('p1'), picture('i1', 'a.avif')] },
    theirs: { ...base, blocks: [prose('p2', 'Ziel'), prose('p1')] },
  })
  expect(conflicts).toEqual([])
  expect(document.blocks).toEqual([prose('p2', 'Ziel'), prose('p1'), picture('i1', 'a.avif')])
})
