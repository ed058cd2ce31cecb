import { m } from '../../../paraglide/messages.js'
import { AsyncContent } from '../../member-area/async-content.tsx'
import { CardSkeleton } from '../../member-area/card-skeleton.tsx'
import { MissingContent } from '../../member-area/missing-content.tsx'
import { EditorRail } from '../editor/page/rail.tsx'
import { Media } from './media.tsx'
import { useMediaData } from './use-media-data.ts'

/** Pictures of an event, for its organiser. The server renders it without data; its texts come with the data. */
export function MediaPage({ event }: { event: string }) {
  const { data, load } = useMediaData(event)
  return (
    <div
      className="med"
      data-hydrate="now"
      data-members-only={data.state === 'loaded' ? '' : undefined}
    >
      {data.state === 'loaded' ? (
        <Media event={event} view={data.value} load={load} />
      ) : (
        <div className="wrap ws">
          <EditorRail event={event} current="media" />
          <div className="ws-main">
            <h1>{m.media_title()}</h1>
            <noscript>
              <p>{m.profile_no_script()}</p>
            </noscript>
            {data.state === 'missing' ? (
              <MissingContent />
            ) : (
              <AsyncContent data={data} skeleton={<CardSkeleton lines={[3]} />} onRetry={load}>
                {() => null}
              </AsyncContent>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
