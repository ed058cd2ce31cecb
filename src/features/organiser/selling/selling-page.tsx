import { hrefTo } from '../../../i18n/links.ts'
import { isDraftId } from '../../../model/event/draft-ids.ts'
import { m } from '../../../paraglide/messages.js'
import { AsyncContent } from '../../member-area/async-content.tsx'
import { CardSkeleton } from '../../member-area/card-skeleton.tsx'
import { MissingContent } from '../../member-area/missing-content.tsx'
import { EditorRail } from '../editor/page/rail.tsx'
import { Selling } from './selling.tsx'
import { useSale } from './use-sale.ts'

/** The sale of an event's places, for its organiser. One that was never published has no places to sell. */
export function SellingPage({ event }: { event: string }) {
  if (!isDraftId(event)) return <PublishedSelling event={event} />
  return (
    <div className="wrap ws" data-hydrate="now">
      <EditorRail event={event} current="sale" />
      <div className="ws-main flow">
        <h1>{m.selling_title()}</h1>
        <p>{m.selling_none()}</p>
        <p>
          <a className="btn btn-line" href={hrefTo({ to: 'organiser-event', event })}>
            {m.editor_basics()}
          </a>
        </p>
      </div>
    </div>
  )
}

/** The server renders it without data. */
function PublishedSelling({ event }: { event: string }) {
  const { data, load } = useSale(event)
  return (
    <div data-hydrate="now" data-members-only={data.state === 'loaded' ? '' : undefined}>
      {data.state === 'loaded' ? (
        <Selling event={event} view={data.value} load={load} />
      ) : (
        <div className="wrap ws">
          <EditorRail event={event} current="sale" />
          <div className="ws-main">
            <h1>{m.selling_title()}</h1>
            <noscript>
              <p>{m.profile_no_script()}</p>
            </noscript>
            {data.state === 'missing' ? (
              <MissingContent />
            ) : (
              <AsyncContent
                data={data}
                skeleton={<CardSkeleton lines={[3]} />}
                onRetry={async () => void (await load())}
              >
                {() => null}
              </AsyncContent>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
