import { recordOf } from '../../../model/values/record-of.ts'
import { sessionStore } from '../../../browser/storage.ts'
import type { ReviewValues } from '../../../model/community/review-form.ts'

const key = 'review'

/** The values typed about an event before a reload or signing in; empty without them. */
export function readDraft(permalink: string): ReviewValues {
  const stored = recordOf(sessionStore.get(key))
  if (stored['permalink'] !== permalink) return {}
  return Object.fromEntries(
    Object.entries(recordOf(stored['values'])).map(([name, value]) => [name, String(value)]),
  )
}

export function storeDraft(permalink: string, form: HTMLFormElement): void {
  sessionStore.set(key, { permalink, values: valuesOf(form) })
}

export const forgetDraft = (): void => sessionStore.remove(key)

/** Values of the filled controls; a ticked checkbox is "on". */
export const valuesOf = (form: HTMLFormElement): ReviewValues =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  )
