import { countriesText, eventsText } from '../../i18n/counts.ts'
import type { OrganiserView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { FollowButton } from './follow-button.tsx'

/** Name of the organiser with its place, what it writes about itself, and the ways to stay in touch. */
export function Header({ organiser }: { organiser: OrganiserView }) {
  const { about, contact, logo, verified, since } = organiser
  const place = organiser.place ?? countriesText(organiser.countries)
  const facts = [place, eventsText(organiser.events)]
  return (
    <div className="org-h">
      <div className="org-n">
        <div className="org-w">
          {logo === null ? (
            <span className="org-lg" aria-hidden="true">
              {organiser.initials}
            </span>
          ) : (
            <img
              className="org-lg"
              src={logo.src}
              srcSet={logo.srcset}
              width={88}
              height={88}
              alt=""
            />
          )}
          <div>
            {verified === null ? null : (
              <p className="sport">
                <Icon name="check" size="s" />
                {verified}
              </p>
            )}
            <p className="s muted">
              {facts.join(' · ')}
              {since === null ? null : ` · ${m.fact_since()} ${since}`}
            </p>
          </div>
        </div>
        <h1 lang={organiser.nameLang ?? undefined}>{organiser.name}</h1>
        {about === null ? null : (
          <>
            <p className="org-t" lang={about.lang ?? undefined}>
              {about.text}
            </p>
            {about.note === null ? null : <p className="s muted">{about.note}</p>}
          </>
        )}
      </div>
      <div className="org-b">
        <FollowButton permalink={organiser.permalink} texts={organiser.follow} />
        {contact === null ? null : (
          <a className="btn btn-line" href="#contact">
            <Icon name="mail" size="s" />
            {contact.title}
          </a>
        )}
        <ShareButton />
      </div>
    </div>
  )
}
