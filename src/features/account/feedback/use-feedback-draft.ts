import { recordOf } from '../../../model/values/record-of.ts'
import { useEffect, useRef, type RefObject } from 'react'
import { localStore } from '../../../browser/storage.ts'
import type { FeedbackFieldName } from './field-labels.ts'

const key = 'feedback'

/** Controls whose values are stored. */
const names = [
  'category',
  'fact',
  'proposed',
  'day',
  'time',
  'figure',
  'unit',
  'heightUnit',
  'status',
  'reason',
  'text',
  'link',
  'price',
  'currency',
] as const satisfies readonly FeedbackFieldName[]

type Draft = Record<string, string>

/** The draft of an event, if the stored one is of that event. */
function readDraft(permalink: string): Draft {
  const { event, values } = recordOf(localStore.get(key))
  if (event !== permalink) return {}
  return Object.fromEntries(
    Object.entries(recordOf(values)).map(([name, value]) => [name, String(value)]),
  )
}

function storeDraft(permalink: string, form: HTMLFormElement): void {
  const data = new FormData(form)
  const values = Object.fromEntries(
    names.map((name) => {
      const value = data.get(name)
      return [name, typeof value === 'string' ? value : '']
    }),
  )
  localStore.set(key, { event: permalink, values })
}

function fill(form: HTMLFormElement, draft: Draft): void {
  for (const name of names) {
    const control = form.elements.namedItem(name)
    const value = draft[name] ?? ''
    const isControl =
      control instanceof RadioNodeList ||
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    if (isControl && value !== '') control.value = value
  }
}

/**
 * Stores what is typed into the form for a day, so that it survives signing in, an error and a closed tab.
 * @returns the form's ref, and a function that discards the draft after the form was sent
 */
export function useFeedbackDraft(
  permalink: string,
): [form: RefObject<HTMLFormElement | null>, discard: () => void] {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { current } = form
    if (current === null) return
    fill(current, readDraft(permalink))
    const store = () => storeDraft(permalink, current)
    current.addEventListener('input', store)
    return () => current.removeEventListener('input', store)
  }, [permalink])
  return [form, () => localStore.remove(key)]
}
