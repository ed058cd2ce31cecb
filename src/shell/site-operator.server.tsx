import { m } from '../paraglide/messages.js'
import { serverOperator } from '../request/site-settings.server.ts'

/** The operator of the site with its addresses; a local installation says that it is one. */
export function SiteOperator() {
  const { name, address, email } = serverOperator()
  if (name === '') return m.operator_local()
  return (
    <>
      {m.operator_name({ name: address === '' ? name : `${name}, ${address}` })}{' '}
      {email === '' ? null : <a href={`mailto:${email}`}>{email}</a>}
    </>
  )
}

/** The site's profiles on social networks; nothing without any. */
export function SocialProfiles() {
  const { profiles } = serverOperator()
  if (profiles.length === 0) return null
  return (
    <ul className="foot-n">
      {profiles.map((url) => (
        <li key={url}>
          <a href={url} rel="me noopener">
            {new URL(url).hostname.replace(/^www\./u, '')}
          </a>
        </li>
      ))}
    </ul>
  )
}
