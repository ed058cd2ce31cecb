import type { InboxApi } from './inbox-api.ts'
import { StaffFrame } from '../member-area/staff-frame.tsx'
import { Inbox } from './inbox.tsx'
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
    <StaffFrame
      name="inbox"
      title={title}
      screen={isStaff ? null : undefined}
      data={data}
      onRetry={load}
    >
      {(view) => (
        <Inbox api={api} view={view} kind={kind} onKind={setKind} load={load} more={more} />
      )}
    </StaffFrame>
  )
}
