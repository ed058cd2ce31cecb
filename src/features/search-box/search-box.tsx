import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCombobox } from 'downshift'
import { useEffect, useState } from 'react'
import { hrefTo } from '../../i18n/links.ts'
import type { SuggestionView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

/**
 * The search box of the heading, the top navigation and the missing page (spec §4). Without scripts it is a form that
 * opens the calendar with the text. Arrows wrap, Enter opens the selected event or else the calendar, Escape closes
 * and keeps the text, and a change of route closes it.
 */
export function SearchBox({ name, quiet = false }: { name: string; quiet?: boolean }) {
  const router = useRouter()
  const path = useRouterState({ select: (state) => state.location.href })
  const [text, setText] = useState('')
  const [focused, setFocused] = useState(false)
  const state = useSuggestions(text, focused)
  const openEvent = (item: SuggestionView) => router.history.push(item.path)
  const box = useCombobox<SuggestionView>({
    id: `search-${name}`,
    items: state.items,
    inputValue: text,
    itemToString: (item) => item?.eventName ?? '',
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) openEvent(selectedItem)
    },
    selectedItem: null,
    stateReducer: (before, { type, changes }) => {
      // Downshift empties the box on Escape and fills it on choosing; the visitor's text stays as typed.
      const keeps = type === useCombobox.stateChangeTypes.InputKeyDownEscape || type === useCombobox.stateChangeTypes.InputKeyDownEnter || type === useCombobox.stateChangeTypes.ItemClick || type === useCombobox.stateChangeTypes.InputBlur
      return keeps ? { ...changes, inputValue: before.inputValue } : changes
    },
  })
  const { closeMenu } = box
  useEffect(() => {
    closeMenu()
  }, [path, closeMenu])
  return (
    <form className="search" role="search" action={hrefTo({ to: 'calendar', criteria: [] })} method="get">
      <div className="search-f">
        <Icon name="search" />
        <label className="vh" {...box.getLabelProps()}>{m.search_label()}</label>
        <input
          {...box.getInputProps({
            type: 'search',
            name: 'text',
            placeholder: m.search_placeholder(),
            maxLength: 200,
            autoComplete: 'off',
            spellCheck: false,
            onFocus: () => setFocused(true),
            onBlur: () => setFocused(false),
            onKeyDown: (event) => {
              // Enter without a selected suggestion is the form's own: it opens the calendar.
              if (event.key === 'Enter' && box.highlightedIndex === -1) Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
            },
          })}
        />
      </div>
      <button className={quiet ? 'btn' : 'btn btn-flare'} type="submit">{m.search_button()}</button>
      <SuggestionList box={box} state={state} text={text.trim()} />
    </form>
  )
}
