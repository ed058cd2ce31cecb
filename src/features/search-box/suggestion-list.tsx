import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { EventOption } from './event-option.tsx'
import type { Combobox } from './use-combobox.ts'
import { optionsOf, type SuggestionState } from './use-suggestions.ts'

interface SuggestionListProps {
  box: Combobox<{ path: string }>
  state: SuggestionState
  text: string
}

function headingOf({ kind, items, calendar }: SuggestionState): string {
  if (kind === 'top') return m.search_top()
  return calendar === null && items.some(({ isPart }) => isPart)
    ? m.search_closest()
    : m.search_suggestions()
}

/** Status of the list, above the suggestions or instead of them. */
function Heading({ state, text }: { state: SuggestionState; text: string }) {
  if (state.kind === 'failed')
    return (
      <p className="ac-none s" role="status">
        {m.search_failed()}
      </p>
    )
  const count = optionsOf(state).length
  if (state.kind === 'searching' && count === 0)
    return (
      <p className="ac-h" role="status">
        {m.search_searching()}
      </p>
    )
  if (state.kind === 'found' && count === 0) {
    return (
      <div className="ac-none" role="status">
        <p>
          <b>{m.search_no_results({ query: text })}</b>
        </p>
        <p className="s muted">{m.search_no_results_help()}</p>
      </div>
    )
  }
  return (
    <p className="ac-h">
      {headingOf(state)}
      <span className="vh" role="status">
        {state.kind === 'found' ? m.search_found({ count, n: String(count) }) : ''}
      </span>
    </p>
  )
}

export function SuggestionList({ box, state, text }: SuggestionListProps) {
  const { calendar, items } = state
  const options = optionsOf(state)
  const shown = box.isOpen && (options.length > 0 || state.kind !== 'top')
  return (
    <div className={shown ? 'ac' : 'ac is-shut'}>
      {shown ? <Heading state={state} text={text} /> : null}
      <ul aria-label={m.search_suggestions()} id={box.listId} role="listbox">
        {shown && calendar !== null ? (
          <li {...box.optionProps(calendar, 0)}>
            <span className="d">
              <Icon name="calendar" />
            </span>
            <span>
              {calendar.label}
              <span className="s muted ac-p">{m.nav_calendar()}</span>
            </span>
          </li>
        ) : null}
        {shown
          ? items.map((item) => (
              <li
                className={`g-${item.hue}`}
                key={item.id}
                {...box.optionProps(item, options.indexOf(item))}
              >
                <EventOption item={item} />
              </li>
            ))
          : null}
      </ul>
    </div>
  )
}
