import type { EventView, SignUpView } from '../../../model/views.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { SaveHeart } from '../../event-card/save-heart.tsx'
import { FeedbackLink } from '../parts/feedback-link.tsx'
import { notHeld } from '../parts/held.ts'
import { statedOnText } from '../parts/stated-on.ts'
import { OfficialLink } from './official-link.tsx'

function signUpText({ state, date: day, closes }: SignUpView): string {
  const date = day ?? ''
  if (state === 'sold-out') return m.signup_sold_out()
  if (state === 'opens')
    return closes === null ? m.panel_opens({ date }) : m.panel_opens_until({ date, until: closes })
  if (state === 'open') return m.panel_open_until({ date })
  if (state === 'paused') return m.checkout_paused()
  return state === 'closed' ? m.panel_closed({ date }) : m.panel_unknown()
}

const signUpUrl = (event: EventView): string | null => event.edition.registration.url ?? event.site

interface SignUpHereProps {
  signUp: SignUpView
  here: NonNullable<SignUpView['here']>
}

/** State of a sale on this site, and the way to its checkout while it is open. */
function SignUpHere({ signUp, here: { path, left, waits } }: SignUpHereProps) {
  return (
    <div className="panel">
      <h2 className="panel-h">{m.panel_heading()}</h2>
      <p>{signUpText(signUp)}</p>
      {left === null ? null : (
        <p>
          <span className="tag tag-warn">{m.checkout_left({ n: left.n })}</span>
        </p>
      )}
      {signUp.state === 'open' ? (
        <a className="panel-go btn btn-l btn-w" href={path} rel="nofollow" data-reload="">
          {m.checkout_title()}
        </a>
      ) : null}
      {waits === null ? null : (
        <a className="panel-go btn btn-w" href={`${path}#waiting`} rel="nofollow" data-reload="">
          {waits}
        </a>
      )}
      <ul className="ticks">
        <li>
          <Icon name="check" />
          {m.checkout_here()}
        </li>
      </ul>
    </div>
  )
}

/** State of the sign-up and a link to the organiser's site; for a past edition, a link to the next. */
export function SignUpPanel({ event }: { event: EventView }) {
  const { edition } = event
  const { registration: signUp } = edition
  const url = signUpUrl(event)
  const { provider, source } = signUp
  const isOff = notHeld(edition) !== null
  if (edition.past || isOff) {
    if (isOff && edition.next === null) return null
    return (
      <div className="panel">
        {isOff ? null : (
          <p>
            <b>{edition.dateConfirmed ? m.panel_past() : m.date_was_expected_help()}</b>
          </p>
        )}
        {edition.next === null ? (
          <p>{m.panel_no_next()}</p>
        ) : (
          <a className="panel-go btn btn-w" href={edition.next.path}>
            {m.panel_next({ date: edition.next.label })}
          </a>
        )}
      </div>
    )
  }
  if (signUp.here !== null) return <SignUpHere signUp={signUp} here={signUp.here} />
  return (
    <div className="panel">
      <h2 className="panel-h">{m.panel_heading()}</h2>
      <p>{signUpText(signUp)}</p>
      {source === null ? null : (
        <p className="xs muted">
          <a href={source.url} rel="noopener">
            {statedOnText(source)}
          </a>
        </p>
      )}
      {url === null ? null : (
        <OfficialLink className="panel-go btn btn-l btn-w" event={event.permalink} url={url}>
          {m.event_website_long()}
        </OfficialLink>
      )}
      <ul className="ticks">
        <li>
          <Icon name="check" />
          {m.panel_on_organiser()}
        </li>
        {provider === null ? null : (
          <li>
            <Icon name="info" />
            {m.panel_provider({ provider })}
          </li>
        )}
        <li>
          <Icon name="check" />
          {m.panel_source()}
        </li>
      </ul>
      <FeedbackLink link={event.feedback.offer} />
      <FeedbackLink link={event.feedback.signUp} />
    </div>
  )
}

/** Bar at the bottom of small screens with the date, its state and the link; hidden while the consent banner asks. */
export function SignUpBar({ event }: { event: EventView }) {
  const url = signUpUrl(event)
  const { edition } = event
  const { here, state } = edition.registration
  if (here !== null && (state !== 'open' || edition.past)) return null
  const isGone = edition.past || notHeld(edition) !== null
  if ((url === null && here === null) || isGone) return null
  return (
    <div className="buybar">
      <span className="w">
        <b>{event.editions.find(({ current }) => current)?.label ?? edition.bib.full}</b>
        {edition.dateConfirmed ? m.date_confirmed() : m.date_expected()}
      </span>
      <SaveHeart name={event.name} permalink={event.permalink} />
      {here === null ? (
        <OfficialLink className="btn btn-flare btn-s" event={event.permalink} url={url ?? ''}>
          <Icon name="external" size="s" />
          {m.event_website()}
        </OfficialLink>
      ) : (
        <a className="btn btn-flare btn-s" href={here.path} rel="nofollow" data-reload="">
          {m.checkout_title()}
        </a>
      )}
    </div>
  )
}
