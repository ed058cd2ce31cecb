import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import { profilePages, type ProfilePage } from '../../../i18n/words.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { AccountContext, useOwnAccount } from './account.ts'
import { centreCurrent } from './centre-current.ts'
import { Person } from './person.tsx'

const entries = [
  { page: 'edit', icon: 'user', name: m.profile_title },
  { page: 'organiser', icon: 'flag', name: m.profile_organisation },
  { page: 'registrations', icon: 'list', name: m.profile_registrations },
  { page: 'saved-events', icon: 'heart', name: m.saved_title },
] as const satisfies readonly { page: ProfilePage; icon: IconName; name: () => string }[]

/** Pages of the area that say nothing to somebody who is signed out. */
const ownPages: readonly ProfilePage[] = profilePages.filter((page) => page !== 'saved-events')

/**
 * The frame of a member's own area: who it belongs to, and the way through it. Signed out, a page for everybody stands
 * in it alone.
 */
export function ProfileFrame() {
  const own = useOwnAccount()
  const current = useLocation({ select: ({ pathname }) => pathname.replace('/profile/', '') })
  const isOwn = ownPages.some((page) => page === current)
  const { account } = own
  const isOrganiser = account.state === 'here' && account.value.roles.includes('organizer')
  const bar = useRef<HTMLElement>(null)
  // The entry of organisers comes with the account, and moves those after it.
  useEffect(() => centreCurrent(bar.current), [current, isOrganiser])
  return (
    <AccountContext value={own}>
      <div className={`wrap area${isOwn ? '' : ' is-open'}${isOrganiser ? ' is-organiser' : ''}`}>
        <div className="area-side">
          <Person account={account} />
          <nav className="area-nav" aria-label={m.profile_area()} ref={bar}>
            {entries.map(({ page, icon, name }) => (
              <a
                key={page}
                className={page === 'organiser' ? 'for-organisers' : undefined}
                href={hrefTo({ to: 'profile', page })}
                aria-current={page === current ? 'page' : undefined}
              >
                <Icon name={icon} size="s" />
                {name()}
              </a>
            ))}
          </nav>
        </div>
        <div className="area-page">
          <Outlet />
        </div>
      </div>
    </AccountContext>
  )
}
