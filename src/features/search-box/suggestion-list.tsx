import { Fragment } from 'react'
import { joined } from '../../i18n/joins.ts'
import type { SuggestionView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Icon, SportIcon } from '../../ui/icon.tsx'
import { SuggestionHeading } from './suggestion-heading.tsx'
import type { Combobox } from './use-combobox.ts'
import { leadsOf, optionsOf, type SuggestionState } from './use-suggestions.ts'

type Ranges = NonNullable<SuggestionView['ranges']>['eventName']

/** A text with its matched words inside <mark>. */
function Marked({ text, ranges = [] }: { text: string; ranges: Ranges | undefined }) {
  return (
    <>
      {ranges.map(([start, end], i) => (
        <Fragment key={start}>
          {text.slice(ranges[i - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  )
}

/** Content of the option of an event. */
function EventOption({ item }: { item: SuggestionView }) {
  const { bib, ranges } = item
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
          <Marked text={item.eventName} ranges={ranges?.eventName} />
        </span>
        <span className="s muted ac-p">
          <Marked text={item.city} ranges={ranges?.city} />
          {joined(['', ''], getLocale())}
          <Marked text={item.country} ranges={ranges?.country} />
        </span>
        {item.raceNames.length === 0 ? null : (
          <span className="xs muted ac-p">
            {item.raceNames.map((name, i) => (
              // Two races of an event may have one name; their order is fixed for a response.
              <Fragment key={`${i}${name}`}>
                {i === 0 ? '' : ' · '}
                <Marked text={name} ranges={ranges?.raceNames[i]} />
              </Fragment>
            ))}
          </span>
        )}
      </span>
      <span className="k">
        <SportIcon sport={item.sport} />
      </span>
    </>
  )
}

interface SuggestionListProps {
  box: Combobox<{ path: string }>
  state: SuggestionState
  text: string
}

export function SuggestionList({ box, state, text }: SuggestionListProps) {
  const { calendar, items } = state
  const options = optionsOf(state)
  const shown = box.isOpen && (options.length > 0 || state.kind !== 'top')
  return (
    <div className={shown ? 'ac' : 'ac is-shut'}>
      {shown ? <SuggestionHeading state={state} text={text} /> : null}
      <ul aria-label={m.search_suggestions()} id={box.listId} role="listbox">
        {shown
          ? leadsOf(state).map((lead, index) => (
              <li key={lead.path} {...box.optionProps(lead, index)}>
                <span className="d">
                  <Icon name={lead === calendar ? 'calendar' : 'swap'} />
                </span>
                <span>
                  {lead.label}
                  {lead === calendar ? (
                    <span className="s muted ac-p">{m.nav_calendar()}</span>
                  ) : null}
                </span>
              </li>
            ))
          : null}
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
