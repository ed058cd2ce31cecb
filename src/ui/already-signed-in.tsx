import { hrefTo } from '../i18n/links.ts'
import { m } from '../paraglide/messages.js'

interface AlreadySignedInProps {
  className?: string
  /** Path of the page that the visitor wanted to go to. */
  next?: string | null
}

/**
 * Replaces the form of a page of accounts for signed-in members. Pages are rendered alike for all visitors: style
 * sheets show it by `data-member` on <html>, and src/boot/account.ts checks that there is a session.
 */
export function AlreadySignedIn({ className = '', next = null }: AlreadySignedInProps) {
  return (
    <div className={`when-in ${className}`.trim()} data-needs-session="">
      <p className="lead-t">{m.signin_already()}</p>
      <p>
        <a className="btn" href={next ?? hrefTo({ to: 'profile', page: 'edit' })}>
          {next === null ? m.account_edit() : m.signin_go_on()}
        </a>
      </p>
    </div>
  )
}
