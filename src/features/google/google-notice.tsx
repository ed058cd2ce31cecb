import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

/** Why Google led back to the sign-in page: `error=link` and `error=provider`; nothing for other errors. */
export function GoogleNotice({ error }: { error: string | undefined }) {
  if (error === 'link')
    return (
      <div className="notice n-warn" role="alert">
        <Icon name="info" />
        <div>
          <b>{m.google_link_title()}</b>
          <p>{m.google_link_text()}</p>
        </div>
      </div>
    )
  if (error !== 'provider') return null
  return (
    <div className="notice n-bad" role="alert">
      <Icon name="ban" />
      <p>{m.google_failed()}</p>
    </div>
  )
}
