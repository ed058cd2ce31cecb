import { expect, test } from 'vitest'
import { declarationsOf } from './message-declarations.ts'

const metadata = `import('../runtime.js').MessageMetadata`
const compiled = `/** @typedef {{}} OpenInputs */
/** @typedef {{ minutes: NonNullable<unknown> }} BusyInputs */
export const open = /** @type {((inputs?: OpenInputs, options?: { locale?: "en" }) => LocalizedString) & ${metadata}<OpenInputs, { locale?: "en" }, {}>} */ ((inputs = {}, options = {}) => {
export const busy = /** @type {((inputs: BusyInputs, options?: { locale?: "en" }) => LocalizedString) & ${metadata}<BusyInputs, { locale?: "en" }, {}>} */ ((inputs, options = {}) => {
`

test('messages with and without inputs have their types', () => {
  expect(declarationsOf(compiled).split('\n').slice(-3)).toEqual([
    'export declare const open: PlainMessage',
    'export declare const busy: Message<{ minutes: NonNullable<unknown> }>',
    '',
  ])
})

test('a message in another form, and one without the type of its inputs, are errors', () => {
  expect(() => declarationsOf(`${compiled}export const bold = markup()\n`)).toThrow(
    '1 of 3 messages in another form',
  )
  expect(() => declarationsOf(compiled.replace('BusyInputs */', 'OtherInputs */'))).toThrow(
    'no type of BusyInputs',
  )
})
