import { joined } from '../../i18n/joins.ts'
import type { SuggestionView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { SportIcon } from '../../ui/icon.tsx'
import type { Combobox } from './use-combobox.ts'
import type { SuggestionState } from './use-suggestions.ts'

const characterOf: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
const unescapeHtml = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39);/gu, (entity) => characterOf[entity] ?? entity)

/** Renders a highlighted text of the API (escaped, with <mark> around matches) as elements, without parsing HTML. */
function Marked({ html }: { html: string }) {
  return html.split(/<mark>(.*?)<\/mark>/u).map((part, i) =>
    // Odd parts were between the markers. The order of parts is fixed for a text, so the index is a stable key.
    i % 2 === 1 ? <mark key={`${i}${part}`}>{unescapeHtml(part)}</mark> : unescapeHtml(part),
  )
}

interface SuggestionListProps {
  box: Combobox<SuggestionView>
  state: SuggestionState
  text: string
}

function headingOf({ kind, items }: SuggestionState): string {
  if (kind === 'top') return m.search_top()
  return items.some(({ isPart }) => isPart) ? m.search_closest() : m.search_suggestions()
}

/** Status of the list, above the suggestions or instead of them. */
function Heading({ state, text }: { state: SuggestionState; text: string }) {
  if (state.kind === 'failed')
    return (
      <p className="ac-none s" role="status">
        {m.search_failed()}
      </p>
    )
  if (state.kind === 'searching' && state.items.length === 0)
    return (
      <p className="ac-h" role="status">
        {m.search_searching()}
      </p>
    )
  if (state.kind === 'found' && state.items.length === 0) {
    return (
      <div className="ac-none" role="status">
        <p>
          <b>{m.search_no_results({ query: text })}</b>
        </p>
        <p className="s muted">{m.search_no_results_help()}</p>
      </div>
    )
  }
  const count = state.items.length
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
  const shown = box.isOpen && (state.items.length > 0 || state.kind !== 'top')
  return (
    <div className={shown ? 'ac' : 'ac is-shut'}>
      {shown ? <Heading state={state} text={text} /> : null}
      <ul aria-label={m.search_suggestions()} id={box.listId} role="listbox">
        {shown
          ? state.items.map((item, index) => (
              <li className={`g-${item.hue}`} key={item.id} {...box.optionProps(item, index)}>
                <span className="d">
                  {item.bib === null ? (
                    <SportIcon sport={item.sport} size="s" />
                  ) : (
                    <>
                      <b>{item.bib.day}</b>
                      {item.bib.tile}
                    </>
                  )}
                </span>
                <span>
                  <span lang={item.nameLang ?? undefined}>
                    <Marked html={item.highlighted.eventName} />
                  </span>
                  <span className="s muted ac-p">
                    <Marked
                      html={joined([item.highlighted.city, item.highlighted.country], getLocale())}
                    />
                  </span>
                  {item.highlighted.raceNames.length === 0 ? null : (
                    <span className="xs muted ac-p">
                      <Marked html={item.highlighted.raceNames.join(' · ')} />
                    </span>
                  )}
                </span>
                <span className="k">
                  <SportIcon sport={item.sport} />
                </span>
              </li>
            ))
          : null}
      </ul>
    </div>
  )
}
