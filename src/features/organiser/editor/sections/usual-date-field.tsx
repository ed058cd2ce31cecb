import { recordOf } from '../../../../model/values/record-of.ts'
import { daysBetween, weekdayOf } from '../../../../model/values/dates.ts'
import { weekdays, type UsualDate } from '../../../../model/event/usual-date.ts'
import { m } from '../../../../paraglide/messages.js'
import { useEditor, useFact } from '../draft/editor-context.ts'
import { FactFrame } from '../fields/fact-field.tsx'
import { useEdition } from '../edition/use-edition.ts'

const weeks = [1, 2, 3, 4, 5] as const

/** The rule that puts later editions on the same weekday of the month as a date, or on the same day. */
function ruleOf(kind: 'weekday' | 'fixed', date: string, days: number): UsualDate {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  if (kind === 'fixed') return { kind, month, day, days }
  const weekday = weekdays[weekdayOf(date)] ?? 'sun'
  const week = weeks[Math.ceil(day / 7) - 1] ?? 1
  // A fifth weekday is missing in most years; the last one is meant.
  return { kind, month, week: week === 5 ? -1 : week, weekday, days }
}

const kindOf = (rule: unknown): string => {
  const { kind, daysBefore } = recordOf(rule)
  if (kind === undefined) return ''
  // Such an edition begins on the day before a Sunday, say, which need not be the same Saturday of the month.
  const isShifted = daysBefore !== undefined
  return !isShifted && (kind === 'weekday' || kind === 'fixed') ? kind : 'other'
}

/** The rule of the event's dates, taken from the date of the edition. */
export function UsualDateField() {
  const { store } = useEditor()
  const [rule, set] = useFact('usualDate')
  const edition = useEdition()
  const choose = (kind: string) => {
    if (kind !== 'weekday' && kind !== 'fixed') return set(null)
    const facts = store.facts().editions.find(({ key }) => key === edition)
    const date = facts?.date ?? null
    if (facts === undefined || date === null) return
    const { endDate } = facts
    set(ruleOf(kind, date, Math.max(1, daysBetween(date, endDate ?? date) + 1)))
  }
  return (
    <FactFrame path="usualDate" label={m.editor_usual()} help={m.editor_usual_help()}>
      {(attributes) => (
        <select
          className="sel"
          value={kindOf(rule)}
          onChange={({ target }) => choose(target.value)}
          {...attributes}
        >
          <option value="">{m.editor_usual_none()}</option>
          <option value="weekday">{m.editor_usual_weekday()}</option>
          <option value="fixed">{m.editor_usual_fixed()}</option>
          {kindOf(rule) === 'other' ? (
            <option value="other">{m.editor_usual_other()}</option>
          ) : null}
        </select>
      )}
    </FactFrame>
  )
}
