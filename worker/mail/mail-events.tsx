import { Heading, Link, Text } from '@react-email/components'
import type { Locale } from '../../src/model/locales.ts'
import { eventUrl } from './event-url.ts'
import type { MailEvent, MailFact, MailSection } from './mail-parts.ts'
import { mailStyle } from './mail-style.ts'

/** The former value is struck, the present one underlined, so that neither depends on colour. */
const Fact = ({ label, former, present }: MailFact) => (
  <>
    <br />
    <span className="m-soft" style={mailStyle.label}>
      {label}
    </span>
    {former !== null && (
      <>
        {' '}
        <s className="m-old" style={mailStyle.former}>
          {former}
        </s>
      </>
    )}
    {present !== null && (
      <>
        {' '}
        <span className="m-new" style={former === null ? mailStyle.value : mailStyle.present}>
          {present}
        </span>
      </>
    )}
  </>
)

interface EventProps {
  event: MailEvent
  site: string
  locale: Locale
}

const Event = ({ event, site, locale }: EventProps) => (
  <Text className="m-ink m-rule" style={mailStyle.event}>
    <Link className="m-ink" href={eventUrl(event, site, locale)} style={mailStyle.name}>
      <span lang={event.lang}>{event.name}</span>
    </Link>
    {event.facts.map((fact) => (
      <Fact key={`${fact.label}/${fact.present}`} {...fact} />
    ))}
  </Text>
)

/** Events of an email with their facts, by section. */
export function MailEvents({
  sections,
  stops,
  ...where
}: Omit<EventProps, 'event'> & { sections: readonly MailSection[]; stops: readonly string[] }) {
  return sections.map(({ heading, events, stop }, index) => (
    <div key={heading} style={mailStyle.facts}>
      {heading !== null && (
        <Heading as="h2" className="m-ink" style={mailStyle.section}>
          {heading}
        </Heading>
      )}
      {events.map((event) => (
        <Event key={event.name} event={event} {...where} />
      ))}
      {stop === undefined || stops[index] === undefined ? null : (
        <Text className="m-soft" style={mailStyle.small}>
          <Link className="m-soft" href={stops[index]} style={mailStyle.choices}>
            {stop}
          </Link>
        </Text>
      )}
    </div>
  ))
}
