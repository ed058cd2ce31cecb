import { useState, type FormEvent } from 'react'
import { api } from '../../api/index.ts'
import { resultOf } from '../../api/result.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

interface FoundEvent {
  permalink: string
  eventName: string
  nameLang: string | null
}

/** Search for the event of a finished race. @param onFound gets the permalink of the chosen one */
export function FindEvent({ onFound }: { onFound: (permalink: string) => void }) {
  const [found, setFound] = useState<readonly FoundEvent[] | null>(null)
  const [failure, setFailure] = useState('')
  const [text, setText] = useState('')
  async function search(event: FormEvent) {
    event.preventDefault()
    const query = { search: text, locale: getLocale(), matches: 'ranges' as const }
    const sent = await resultOf(api.search.autocompleteEvents.$get({ query }))
    setFailure(sent.ok ? '' : m.field_failed())
    if (sent.ok) setFound(sent.body)
  }
  return (
    <form className="form" role="search" onSubmit={(event) => void search(event)}>
      <div className="f">
        <label htmlFor="find-event">{m.search_placeholder()}</label>
        <input
          className="in"
          id="find-event"
          type="search"
          required
          minLength={2}
          maxLength={100}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <button className="btn btn-ink">{m.search_button()}</button>
      <div role="status">
        {failure}
        {found?.length === 0 ? m.search_no_results({ query: text }) : null}
        <ul className="ch-found">
          {found?.map(({ permalink, eventName, nameLang }) => (
            <li key={permalink}>
              <button
                className="opt"
                type="button"
                lang={nameLang ?? undefined}
                onClick={() => onFound(permalink)}
              >
                {eventName}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </form>
  )
}
