import type { VersionedDocumentView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'

/** The date of the version on the page, and the way from a former one to the one that applies. */
export function VersionNote({ updated, isFormer, versions }: VersionedDocumentView) {
  return (
    <>
      <p className="s muted">{m.document_version({ date: updated })}</p>
      {isFormer ? (
        <p role="status">
          {m.document_former()} <a href={versions[0]?.path}>{m.document_present()}</a>
        </p>
      ) : null}
    </>
  )
}

/** Links to all versions of a text, once it has changed. */
export function VersionList({ versions }: Pick<VersionedDocumentView, 'versions'>) {
  if (versions.length < 2) return null
  return (
    <details>
      <summary>{m.document_versions()}</summary>
      <ul>
        {versions.map(({ date, path, isShown }) => (
          <li key={path}>
            <a href={path} rel="nofollow" aria-current={isShown ? 'page' : undefined}>
              {m.document_version({ date })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
