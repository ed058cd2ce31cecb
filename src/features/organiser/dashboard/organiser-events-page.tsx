import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { OrganisersOnly } from '../organisers-only.tsx'
import { Dashboard } from './dashboard.tsx'
import { MemberOrganisations } from './member-organisations.tsx'
import { useOrganiserEvents } from './use-organiser-events.ts'

/** An organiser's events. The server renders the page without data; its texts come with the data. */
export function OrganiserEventsPage() {
  const { data, query, setQuery, load } = useOrganiserEvents()
  return (
    <div
      className="wrap organiser-events"
      data-hydrate="now"
      data-members-only={data.state === 'loaded' ? '' : undefined}
    >
      <div className="oe-head">
        <div>
          <MemberOrganisations
            organisations={data.state === 'loaded' ? data.view.organisations : []}
          />
          <h1>{m.organiser_events_title()}</h1>
        </div>
        {data.state === 'loaded' ? (
          <p className="oe-tools">
            <a className="btn btn-line" href={data.view.bring.path}>
              <Icon name="upload" size="s" />
              {data.view.bring.label}
            </a>
            <a className="btn btn-flare" href={data.view.create.path}>
              <Icon name="plus" size="s" />
              {data.view.create.label}
            </a>
          </p>
        ) : null}
      </div>
      <noscript>
        <p>{m.profile_no_script()}</p>
      </noscript>
      {data.state === 'forbidden' ? <OrganisersOnly /> : null}
      {data.state === 'failed' ? (
        <LoadFailure className="area-none" text={m.profile_failed()} onRetry={() => void load()} />
      ) : null}
      {data.state === 'loading' ? (
        <p className="vh" role="status">
          {m.profile_loading()}
        </p>
      ) : null}
      {data.state === 'loaded' ? (
        <Dashboard view={data.view} query={query} setQuery={setQuery} load={load} />
      ) : null}
    </div>
  )
}
