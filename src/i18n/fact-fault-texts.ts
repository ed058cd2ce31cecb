import type { Locale } from '../model/locales.ts'
import type { FactFault } from '../model/event-facts/faults/fault-codes.ts'
import { m } from '../paraglide/messages.js'
import { fieldTexts } from './field-texts.ts'

const texts = {
  min: m.editor_fault_min,
  'unit-required': m.editor_fault_unit,
  'end-before-date': m.editor_fault_end,
  'date-twice': m.editor_fault_date_twice,
  'date-outside-edition': m.editor_fault_date_outside,
  'window-order': m.editor_fault_window_order,
  'window-after-end': m.editor_fault_window_late,
  'steps-overlap': m.editor_fault_steps_overlap,
  'step-order': m.editor_fault_order,
  'age-order': m.editor_fault_order,
  'team-order': m.editor_fault_order,
  'lowest-above-highest': m.editor_fault_lowest,
  'previous-date-same': m.editor_fault_previous,
  'edition-has-reviews': m.editor_fault_reviews,
  'race-is-sold': m.editor_fault_sold,
  'pin-missing': m.editor_fault_pin,
  'pin-elsewhere': m.editor_fault_pin_elsewhere,
} as const satisfies Partial<Record<FactFault, () => string>>

const isOfFacts = (fault: FactFault): fault is keyof typeof texts => Object.hasOwn(texts, fault)

/** Message for a fact that breaks a rule of publishing, in the language of the page or another. */
export function factFaultText(
  fault: FactFault,
  label: string,
  options: { locale?: Locale } = {},
): string {
  if (isOfFacts(fault)) return texts[fault]({}, options)
  return fieldTexts[fault === 'email-invalid' ? 'email' : fault]({ label }, options)
}
