import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { hrefTo } from '../../i18n/links.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { useCombobox } from './use-combobox.ts'
import { optionsOf, useSuggestions } from './use-suggestions.ts'

/**
 * Search box of the home page, the navigation and the not-found page (spec §4). Without scripts it is a form that opens
 * the calendar with the text. Enter opens the selected event or, without one, the calendar. Navigation closes the list.
 */
export function SearchBox() {
  const router = useRouter()
  const path = useRouterState({ select: (state) => state.location.href })
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isActive, setActive] = useState(false)
  const state = useSuggestions(text, isActive)
  const box = useCombobox<{ path: string }>({
    items: optionsOf(state),
    choose: (item) => router.history.push(item.path),
    input,
  })
  const { inputProps } = box
  useEffect(() => setActive(false), [path])
  useEffect(() => {
    // Text typed before hydration stays and is searched.
    const typed = input.current?.value ?? ''
    if (typed !== '') setText(typed)
    if (document.activeElement === input.current) setActive(true)
  }, [])
  return (
    <form
      className="search"
      role="search"
      action={hrefTo({ to: 'calendar', criteria: [] })}
      method="get"
      onSubmit={box.close}
    >
      <div className="search-f">
        <Icon name="search" />
        <label className="vh" htmlFor={id}>
          {m.search_label()}
        </label>
        <input
          {...inputProps}
          ref={input}
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="text"
          value={text}
          placeholder={m.search_placeholder()}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          onFocus={() => {
            setActive(true)
            inputProps.onFocus()
          }}
        />
      </div>
      <button className="btn btn-flare" type="submit">
        {m.search_button()}
      </button>
      <SuggestionList box={box} state={state} text={text.trim()} />
    </form>
  )
}
