import * as v from 'valibot'
import { currencies } from '../../values/currencies.ts'
import {
  lengthUnits,
  pathOfOption,
  proposedStatusKeys,
} from '../../corrections/correction-inputs.ts'
import { isDateFault, isTimeFault } from '../../event-facts/faults/fault-codes.ts'
import { feedbackFacts } from '../../community/feedback.ts'
import { isPlain, message, optionalText } from '../../values/form.ts'
import { proposalMaximumCharacters, reasonMaximumCharacters } from '../../values/limits.ts'
import { defaultPreferences } from '../../values/preferences.ts'
import { heightUnits } from '../../values/units.ts'

/** Fields of a wrong fact: the fact, and what is right. Empty ones are ''. */

const amountMaximum = 1_000_000

/** A figure above zero as typed: "72", "72.50" or "42,195"; null if empty. */
const figureField = (pattern: RegExp) =>
  v.pipe(
    v.string(message('invalid')),
    v.trim(),
    v.check((text) => text === '' || pattern.test(text), message('invalid')),
    v.transform((text) => (text === '' ? null : Number(text.replace(',', '.')))),
    v.check(
      (amount) => amount === null || (amount > 0 && amount <= amountMaximum),
      message('invalid'),
    ),
  )

const textIf = (isFault: (text: string) => boolean) =>
  v.optional(
    v.pipe(
      v.string(message('invalid')),
      v.check((text) => text === '' || !isFault(text), message('invalid')),
    ),
    '',
  )

const isFact = (text: string): boolean =>
  text === '' || feedbackFacts.some((fact) => fact === text) || pathOfOption(text) !== null

export const correctionEntries = {
  /** A word of feedbackFacts, or an option with the path of a fact. */
  fact: v.optional(
    v.pipe(
      v.string(message('invalid')),
      v.maxLength(200, message('invalid')),
      v.check(isFact, message('invalid')),
    ),
    '',
  ),
  /** Proposed text or address; for the subject of a message, what is right in words. */
  proposed: v.optional(optionalText(proposalMaximumCharacters, isPlain), ''),
  day: textIf(isDateFault),
  time: textIf(isTimeFault),
  /** A length in `unit`, or a price in `currency`. */
  figure: v.optional(figureField(/^\d{1,6}(?:[.,]\d{1,4})?$/u), ''),
  unit: v.optional(v.picklist(lengthUnits, message('invalid')), 'km'),
  heightUnit: v.optional(v.picklist(heightUnits, message('invalid')), 'm'),
  price: v.optional(figureField(/^\d{1,7}(?:[.,]\d{1,2})?$/u), ''),
  currency: v.optional(v.picklist(currencies, message('invalid')), defaultPreferences.currency),
  status: v.optional(v.picklist(['', ...proposedStatusKeys], message('invalid')), ''),
  /** Why an edition is cancelled or postponed; it is published with the status. */
  reason: v.optional(optionalText(reasonMaximumCharacters, isPlain), ''),
}
