import type { ComponentProps, ReactNode } from 'react'
import type { EventView } from '../../../model/views.ts'
import { joined, labelled } from '../../../i18n/joins.ts'
import type { FactGroup } from '../../../model/event/sources.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { FeedbackLink } from '../parts/feedback-link.tsx'
import { townText } from '../parts/town-text.ts'
import { PracticalTexts } from '../parts/written-texts.tsx'

interface FactProps {
  label: string
  /** Attributes of the value. */
  value?: ComponentProps<'dd'>
  children: ReactNode
}

function Fact({ label, value, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd {...value}>{children}</dd>
    </div>
  )
}

const groupLabels: Record<FactGroup, () => string> = {
  name: m.source_name,
  place: m.fact_place,
  dates: m.source_dates,
  races: m.races_heading,
}

type SourceView = EventView['sources'][number]

const checkLabels: Record<NonNullable<SourceView['checkKind']>, () => string> = {
  word: m.check_word,
  organiser: m.check_organiser,
  page: m.check_page,
  copy: m.check_copy,
  'dated-copy': m.check_dated_copy,
}

/** A page with the groups of facts that it states, and how and when they were last compared. */
function Source({ source }: { source: SourceView }) {
  const { checkKind, checkedOn } = source
  const notes = [
    ...(source.official ? [m.event_website()] : []),
    ...source.facts.map((group) => groupLabels[group]()),
    ...(checkKind === null || checkedOn === null
      ? []
      : [labelled(checkLabels[checkKind](), checkedOn, getLocale())]),
  ]
  return (
    <li>
      <a href={source.url} rel="noopener">
        {source.label}
      </a>
      {` ${notes.join(' · ')}`}
    </li>
  )
}

/** The known facts of the event, with the pages to check them. */
export function Facts({ event }: { event: EventView }) {
  return (
    <section className="ev-sec">
      <h2 id="facts">{m.facts_heading()}</h2>
      <PracticalTexts event={event} />
      <dl className="prac">
        <Fact label={m.fact_place()}>
          {joined(
            [...new Set([townText(event), event.region, event.country])].filter(
              (part) => part !== '',
            ),
            getLocale(),
          )}
        </Fact>
        {event.venue === null ? null : (
          <Fact label={m.fact_venue()} value={{ lang: event.venueLang ?? undefined }}>
            {event.venue}
          </Fact>
        )}
        {event.usualMonth === null ? null : <Fact label={m.fact_month()}>{event.usualMonth}</Fact>}
        {event.edition.capacity === null ? null : (
          <Fact label={m.fact_capacity()}>{m.places_count(event.edition.capacity)}</Fact>
        )}
        <Fact label={m.fact_zone()}>{event.edition.zone}</Fact>
        {event.otherNames.length === 0 ? null : (
          <Fact label={m.fact_names()} value={{ className: 'names' }}>
            {event.otherNames.join(' · ')}
          </Fact>
        )}
        <Fact label={m.fact_source()}>
          <ul>
            {event.sources.map((source) => (
              <Source key={`${source.url} ${source.facts.join()}`} source={source} />
            ))}
          </ul>
        </Fact>
      </dl>
      <FeedbackLink link={event.feedback.error} />
    </section>
  )
}
