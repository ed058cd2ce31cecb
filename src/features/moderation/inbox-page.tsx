import type { InboxApi } from './inbox-api.ts'
import { m } from '../../paraglide/messages.js'
import { AsyncContent } from '../member-area/async-content.tsx'
import { CardSkeleton } from '../member-area/card-skeleton.tsx'
import { MissingContent } from '../member-area/missing-content.tsx'
import { Inbox } from './inbox.tsx'
import { StaffTabs } from '../member-area/staff-tabs.tsx'
import { useInboxPage } from './use-inbox-page.ts'

interface InboxPageProps {
  title: string
  api: InboxApi
  /** True for the inbox of moderators, who have the desk beside it. */
  isStaff?: boolean
}

/**
 * The inbox of moderators, or that of an organiser with corrections. The server renders it without data; its texts come
 * with the data.
 */
export function InboxPage({ title, api, isStaff = false }: InboxPageProps) {
  const { data, kind, setKind, load, more } = useInboxPage(api)
  return (
    <div
      className="wrap inbox"
      data-hydrate="now"
      data-members-only={data.state === 'loaded' ? '' : undefined}
    >
      <h1>{title}</h1>
      <noscript>
        <p>{m.profile_no_script()}</p>
      </noscript>
      {data.state === 'forbidden' ? (
        <MissingContent />
      ) : (
        <>
          {isStaff ? <StaffTabs current={null} /> : null}
          <AsyncContent data={data} skeleton={<CardSkeleton lines={[3]} />} onRetry={load}>
            {(view) => (
              <Inbox api={api} view={view} kind={kind} onKind={setKind} load={load} more={more} />
            )}
          </AsyncContent>
        </>
      )}
    </div>
  )
}
