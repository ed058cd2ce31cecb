import { joined } from '../../i18n/joins.ts'
import type { SuggestionView } from '../../model/views.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { SportIcon } from '../../ui/icon.tsx'

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

/** Content of the option of an event. */
export function EventOption({ item }: { item: SuggestionView }) {
  const { bib, highlighted } = item
  return (
    <>
      <span className="d">
        {bib === null ? (
          <SportIcon sport={item.sport} size="s" />
        ) : (
          <>
            <b>{bib.day}</b>
            {bib.tile}
          </>
        )}
      </span>
      <span>
        <span lang={item.nameLang ?? undefined}>
          <Marked html={highlighted.eventName} />
        </span>
        <span className="s muted ac-p">
          <Marked html={joined([highlighted.city, highlighted.country], getLocale())} />
        </span>
        {highlighted.raceNames.length === 0 ? null : (
          <span className="xs muted ac-p">
            <Marked html={highlighted.raceNames.join(' · ')} />
          </span>
        )}
      </span>
      <span className="k">
        <SportIcon sport={item.sport} />
      </span>
    </>
  )
}
