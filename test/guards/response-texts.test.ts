import { expect, test } from 'vitest'
import { filesUnder, isCode, isTest, textOf, withoutComments } from './read-project.ts'

/** Texts of the API's responses are strict objects (src/model/schemas/texts-of.ts): one that is missing does not compile. */

const product = ['src', 'worker']
  .flatMap(filesUnder)
  .filter((path) => isCode(path) && !isTest(path))

/** Texts under keys that no type knows. */
const loose =
  /\bv\.record\(\s*v\.string\(\),\s*v\.string\(\),?\s*\)|\b\w*[tT]exts\w*\b[^=\n]*: (?:Readonly<)?Record<string, string>/u
/** A text that may be missing, shown as an empty one. */
const emptied =
  /\b(?:\w*[tT]exts|refusals|errors|outcomes)(?:\??\.\w+|\??\.?\[[^\]]+\])+\)?\s*\?\?\s*''/u

const areas = /^src\/(?:model\/schemas|features|shell|routes|ui)\/|^worker\/present\//u
const faultsOf = (path: string): string[] =>
  [loose, emptied].flatMap((fault) => {
    const found = fault.exec(withoutComments(textOf(path)))
    return found === null ? [] : [`${path}: ${found[0].trim()}`]
  })

test('texts of responses have the keys of a list, and pages show none of them as empty if it is missing', () => {
  expect(product.filter((path) => areas.test(path)).flatMap(faultsOf)).toEqual([])
})

test('texts by any key and texts that default to an empty one are found', () => {
  const bad = [
    'texts: v.record(v.string(), v.string()),',
    'refusals: v.pipe(v.record(v.string(), v.string()), v.description("By code.")),',
    'function textsOf(locale: Locale): Record<string, string> {',
    'texts: Readonly<Record<string, string>>',
  ]
  expect(bad.filter((line) => !loose.test(line))).toEqual([])
  const read = [
    "label={texts['credit'] ?? ''}",
    "inputs.texts[outcome] ?? ''",
    "(error === undefined ? undefined : texts[error]) ?? ''",
    "contact.errors[name]?.[code] ?? ''",
    "start.refusals['too-large'] ?? ''",
    "view.texts.add ?? ''",
  ]
  expect(read.filter((line) => !emptied.test(line))).toEqual([])
  expect(
    emptied.test("values['text'] ?? ''") || loose.test('v.record(v.picklist(locales), text)'),
  ).toBe(false)
})
