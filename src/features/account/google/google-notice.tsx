import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'

const errors = ['link', 'provider'] as const

type GoogleError = (typeof errors)[number]

/** True if the `error` of the sign-in page's query is one of Google sign-in. */
export function isGoogleError(error: unknown): error is GoogleError {
  return errors.some((each) => each === error)
}

/** Explains why signing in with Google failed. */
export function GoogleNotice({ error }: { error: GoogleError }) {
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
  return (
    <div className="notice n-bad" role="alert">
      <Icon name="ban" />
      <p>{m.google_failed()}</p>
    </div>
  )
}
