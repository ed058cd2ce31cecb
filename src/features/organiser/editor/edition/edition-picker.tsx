import { use } from 'react'
import { longDate } from '../../../../i18n/format.ts'
import { nextEdition } from '../../../../model/event-facts/next-edition.ts'
import { isRealDate } from '../../../../model/values/dates.ts'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import { Icon } from '../../../../ui/icon.tsx'
import { useEditor, useKeys, useText } from '../draft/editor-context.ts'
import { today } from '../draft/today.ts'
import { EditionContext } from './use-edition.ts'

function EditionOption({ edition }: { edition: string }) {
  const [date] = useText(`editions.${edition}.date`)
  const isDate = /^\d{4}-\d\d-\d\d$/u.test(date) && isRealDate(date)
  return (
    <option value={edition}>{isDate ? longDate(date, getLocale()) : m.editor_no_date()}</option>
  )
}

/** Chooses the edition that a section shows, and adds the next one. */
export function EditionPicker() {
  const { store } = useEditor()
  const { key, choose } = use(EditionContext)
  const keys = useKeys('editions')
  const add = () => {
    const edition = nextEdition(store.facts(), today())
    store.update((facts) => ({ ...facts, editions: [...facts.editions, edition] }))
    choose(edition.key)
  }
  return (
    <div className="ed-pick">
      {keys.length < 2 ? null : (
        <select
          className="sel"
          aria-label={m.editor_editions()}
          value={key ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          {keys.map((edition) => (
            <EditionOption key={edition} edition={edition} />
          ))}
        </select>
      )}
      <button className="btn btn-quiet btn-s" type="button" onClick={add}>
        <Icon name="plus" size="s" />
        {m.editor_new_edition()}
      </button>
    </div>
  )
}
