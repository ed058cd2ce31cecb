import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { AsyncContent } from '../../member-area/async-content.tsx'
import { CardSkeleton } from '../../member-area/card-skeleton.tsx'
import { MissingContent } from '../../member-area/missing-content.tsx'
import { useSession } from '../draft/use-session.ts'
import { DocumentEditor } from './document-editor.tsx'

interface DocumentPageProps {
  id: number
  /** URLs of the style sheets of the preview. */
  sheets: readonly string[]
}

/** The editor of a document of the desk. The server renders its frame; the draft is loaded by the browser. */
export function DocumentPage({ id, sheets }: DocumentPageProps) {
  const [attempt, setAttempt] = useState(0)
  const data = useSession(id, attempt)
  const again = () => setAttempt((count) => count + 1)
  return (
    <div
      className="wrap dk editor"
      data-hydrate="now"
      data-members-only={data.state === 'loaded' ? '' : undefined}
    >
      {data.state === 'missing' ? (
        <MissingContent />
      ) : (
        <>
          {data.state === 'loaded' ? null : <h1>{m.desk_title()}</h1>}
          <noscript>
            <p>{m.profile_no_script()}</p>
          </noscript>
          <AsyncContent
            data={data}
            skeleton={<CardSkeleton lines={[3]} />}
            onRetry={async () => again()}
          >
            {(session) => <DocumentEditor session={session} sheets={sheets} onRestored={again} />}
          </AsyncContent>
        </>
      )}
    </div>
  )
}
