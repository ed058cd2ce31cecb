import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { hrefTo } from '../../i18n/links.ts'
import type { SuggestionView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

/**
 * The search box of the heading, the top navigation and the missing page (spec §4). Without scripts it is a form that
 * opens the calendar with the text. Enter opens the selected event, or else the calendar; a change of route closes it.
 */
export function SearchBox() {
  const router = useRouter()
  const path = useRouterState({ select: (state) => state.location.href })
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [asking, setAsking] = useState(false)
  const state = useSuggestions(text, asking)
  const box = useCombobox<SuggestionView>({
    items: state.items,
    choose: (item) => router.history.push(item.path),
    input,
  })
  const { inputProps } = box
  useEffect(() => setAsking(false), [path])
  useEffect(() => {
    // What was typed before React came stays, and is searched for.
    const before = input.current?.value ?? ''
    if (before !== '') setText(before)
    if (document.activeElement === input.current) setAsking(true)
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
            setAsking(true)
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
