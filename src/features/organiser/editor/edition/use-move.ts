import { useRef } from 'react'
import { showSnackbar } from '../../../../browser/snackbar.ts'
import { movedEdition } from '../../../../model/event-facts/move-edition.ts'
import type { EditionFacts, EventFacts } from '../../../../model/schemas/event/event-facts.ts'
import { isRealDate } from '../../../../model/values/dates.ts'
import { m } from '../../../../paraglide/messages.js'
import { useEditor } from '../draft/editor-context.ts'
import { today } from '../draft/today.ts'

/** While a year is typed, the field has dates such as 0202-06-05. */
const isWholeDate = (date: string | null): date is string =>
  date !== null && /^(?:19|20|21)\d\d-\d\d-\d\d$/u.test(date) && isRealDate(date)

const withEdition = (facts: EventFacts, edition: EditionFacts): EventFacts => ({
  ...facts,
  editions: facts.editions.map((each) => (each.key === edition.key ? edition : each)),
})

/**
 * Handlers of the field of an edition's first day: once it is left with another day, the days of races, sign-up and prices
 * move along, which can be undone.
 */
export function useMove(edition: string) {
  const { store } = useEditor()
  const former = useRef<string | null>(null)
  const find = () => store.facts().editions.find(({ key }) => key === edition)
  return {
    onEnter() {
      const date = find()?.date ?? null
      if (isWholeDate(date)) former.current = date
    },
    onLeave() {
      const entered = find()
      const before = former.current
      if (entered === undefined || before === null) return
      if (!isWholeDate(entered.date) || entered.date === before) return
      former.current = entered.date
      const moved = movedEdition({ ...entered, date: before }, entered.date, today())
      if (JSON.stringify(moved) === JSON.stringify(entered)) return
      store.update((facts) => withEdition(facts, moved))
      showSnackbar('ok', m.editor_moved_along(), {
        text: m.saved_undo(),
        run: () => store.update((facts) => withEdition(facts, entered)),
      })
    },
  }
}
