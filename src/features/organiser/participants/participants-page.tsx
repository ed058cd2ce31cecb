import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { CardSkeleton } from '../../member-area/card-skeleton.tsx'
import { MissingContent } from '../../member-area/missing-content.tsx'
import { Participants } from './participants.tsx'
import { useParticipants } from './use-participants.ts'

/** The participants of an event, for its organiser. The server renders it without data; its texts come with the data. */
export function ParticipantsPage({ event }: { event: string }) {
  const { data, query, setQuery, load } = useParticipants(event)
  const view = data.state === 'loaded' ? data.view : null
  return (
    <div data-hydrate="now" data-members-only={view === null ? undefined : ''}>
      <div className="ws-bar">
        <div className="wrap">
          <div>
            <p className="s">
              <a className="link" href={hrefTo({ to: 'organiser-event', event })}>
                {view?.event.name ?? m.editor_title()}
              </a>
            </p>
            <h1>{m.participants_title()}</h1>
          </div>
        </div>
      </div>
      <div className="wrap pt">
        <noscript>
          <p>{m.profile_no_script()}</p>
        </noscript>
        {data.state === 'missing' ? <MissingContent /> : null}
        {data.state === 'failed' ? (
          <LoadFailure
            className="area-none"
            text={m.profile_failed()}
            onRetry={() => void load()}
          />
        ) : null}
        {data.state === 'loading' ? (
          <>
            <p className="vh" role="status">
              {m.profile_loading()}
            </p>
            <div aria-hidden="true">
              <CardSkeleton lines={[3]} />
            </div>
          </>
        ) : null}
        {view === null ? null : <Participants {...{ view, query, setQuery, load }} />}
      </div>
    </div>
  )
}
