import { m } from '../../paraglide/messages.js'
import { optionsOf, type SuggestionState } from './use-suggestions.ts'

function headingOf({ kind, items, calendar }: SuggestionState): string {
  if (kind === 'top') return m.search_top()
  return calendar === null && items.some(({ isPart }) => isPart)
    ? m.search_closest()
    : m.search_suggestions()
}

/** Status of the list, above the suggestions or instead of them. */
export function SuggestionHeading({ state, text }: { state: SuggestionState; text: string }) {
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
