import type { ReactNode } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import type { ClaimView } from '../../../model/schemas/account/claims.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon, type IconName } from '../../../ui/icon.tsx'

interface NoticeProps {
  tone: '' | ' n-ok' | ' n-warn' | ' n-bad'
  icon: IconName
  title: string
  children?: ReactNode
}

const Notice = ({ tone, icon, title, children }: NoticeProps) => (
  <div className={`notice${tone}`}>
    <Icon name={icon} />
    <div>
      <b>{title}</b>
      {children}
    </div>
  </div>
)

/** The event is the member's: what to do first. */
const Claimed = () => (
  <>
    <Notice tone=" n-ok" icon="check" title={m.claim_approved()} />
    <ol className="claim-next">
      <li>{m.welcome_date()}</li>
      <li>{m.welcome_races()}</li>
      <li>{m.welcome_people()}</li>
    </ol>
    <p className="claim-go">
      <a className="btn btn-flare" href={hrefTo({ to: 'organiser-events' })}>
        {m.claim_open_events()}
      </a>
      <a className="btn btn-line" href={hrefTo({ to: 'profile', page: 'organiser' })}>
        {m.people_title()}
      </a>
    </p>
  </>
)

/** State of a member's claim that is decided or waits, and the organisation that has the event. */
export function ClaimState({ view }: { view: ClaimView }) {
  if (view.state === 'own') return <Claimed />
  if (view.state === 'waiting') {
    return (
      <Notice tone=" n-warn" icon="clock" title={m.claim_waiting()}>
        <p>{m.claim_waiting_text()}</p>
      </Notice>
    )
  }
  return (
    <>
      {view.state === 'rejected' ? (
        <Notice tone=" n-bad" icon="alert" title={m.claim_rejected()}>
          {view.reason === null ? null : <p>{view.reason}</p>}
          {view.note === null ? null : <p>{view.note}</p>}
        </Notice>
      ) : null}
      {view.organiser === null ? null : (
        <Notice tone="" icon="info" title={m.claim_taken({ name: view.organiser.name })}>
          <p>{m.claim_taken_text()}</p>
          <p>
            <a className="link" href={view.organiser.path}>
              {view.organiser.name}
            </a>
          </p>
        </Notice>
      )}
    </>
  )
}
