import { fieldText, fieldTexts } from '../../../i18n/field-texts.ts'
import { isFieldError } from '../../../model/values/field-errors.ts'
import { m } from '../../../paraglide/messages.js'
import type { DraftStore } from '../../member-area/draft/draft-store.ts'
import type { DeskContent } from '../../../model/schemas/desk/desk-content.ts'

/** Codes by path of what keeps the draft from being saved or published. */
export type Faults = Readonly<Record<string, string>>

export interface FaultStore {
  all: () => Faults
  /** Shows faults until the values at their paths change. */
  show: (faults: Faults) => void
  subscribe: (listener: () => void) => () => void
}

export function createFaults(store: DraftStore<DeskContent>): FaultStore {
  let faults: Faults = {}
  let values = new Map<string, string>()
  const listeners = new Set<() => void>()
  const valueAt = (path: string) => JSON.stringify(store.get(path))
  const set = (next: Faults) => {
    faults = next
    for (const listener of listeners) listener()
  }
  store.subscribe(null, () => {
    const stands = Object.entries(faults).filter(([path]) => values.get(path) === valueAt(path))
    if (stands.length < Object.keys(faults).length) set(Object.fromEntries(stands))
  })
  return {
    all: () => faults,
    show(next) {
      values = new Map(Object.keys(next).map((path) => [path, valueAt(path)]))
      set(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const sentences: Readonly<Record<string, () => string>> = {
  missing: m.desk_fault_missing,
  unknown: m.desk_fault_unknown,
  unsound: m.desk_fault_unsound,
  nobody: m.desk_fault_nobody,
  everybody: m.desk_fault_everybody,
  reserved: m.desk_fault_reserved,
}

/** Sentence of a fault. @param label name of its field */
export const faultText = (code: string, label: string): string =>
  sentences[code]?.() ??
  fieldText(isFieldError(code) && code in fieldTexts ? code : 'invalid', label)
