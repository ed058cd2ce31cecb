import { api } from '../../api/index.ts'
import {
  organiserMessageMaximumCharacters,
  personNameMaximumCharacters,
} from '../../model/values/limits.ts'
import type { OrganiserView } from '../../model/views.ts'
import { getLocale } from '../../paraglide/runtime.js'

/** The form that writes to the organiser. contact.tsx sends it; without scripts the browser does. */
export function ContactFields({ organiser }: { organiser: OrganiserView }) {
  const { permalink, contact } = organiser
  if (contact === null) return null
  const { events, name, email, text, send } = contact
  return (
    <form method="post" action={api.organisers.contact.$path({ query: { locale: getLocale() } })}>
      <input type="hidden" name="organiser" value={permalink} />
      <div className="f">
        <label htmlFor="contact-event">{events.label}</label>
        <select className="sel" id="contact-event" name="event">
          {events.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {/* The account of a member has both. */}
      <fieldset className="org-2 when-out">
        <div className="f">
          <label htmlFor="contact-name">{name}</label>
          <input
            className="in"
            id="contact-name"
            name="name"
            autoComplete="name"
            maxLength={personNameMaximumCharacters}
            required
          />
        </div>
        <div className="f">
          <label htmlFor="contact-email">{email.label}</label>
          <input
            className="in"
            id="contact-email"
            name="email"
            type="email"
            autoComplete="email"
            aria-describedby="contact-note"
            required
          />
          <p className="help" id="contact-note">
            {email.help}
          </p>
        </div>
      </fieldset>
      <div className="f">
        <label htmlFor="contact-text">{text}</label>
        <textarea
          className="in"
          id="contact-text"
          name="text"
          rows={5}
          maxLength={organiserMessageMaximumCharacters}
          dir="auto"
          required
        />
      </div>
      <button className="btn">{send}</button>
    </form>
  )
}
