import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { hrefTo } from '../../i18n/links.ts'
import { profilePages, type ProfilePage } from '../../i18n/words.ts'
import { m } from '../../paraglide/messages.js'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { ScenePanel } from '../../ui/scene-panel.tsx'
import { AccountContext, useAccountState } from './account-context.ts'
import { centreCurrent } from './centre-current.ts'
import { MemberSummary } from './member-summary.tsx'

const entries = [
  { page: 'edit', icon: 'user', name: m.profile_title },
  { page: 'organiser', icon: 'flag', name: m.profile_organisation },
  { page: 'registrations', icon: 'list', name: m.profile_sign_ups },
  { page: 'saved-events', icon: 'heart', name: m.saved_title },
  { page: 'reviews', icon: 'star', name: m.own_reviews_title },
  { page: 'feedback', icon: 'info', name: m.feedback_list },
] as const satisfies readonly { page: ProfilePage; icon: IconName; name: () => string }[]

/** Pages that visitors can open, too: the events saved in the browser, and the form for feedback. */
const openPages: readonly ProfilePage[] = ['saved-events', 'feedback']

/** Page whose list has the whole width, below the navigation. */
const widePage: ProfilePage = 'saved-events'

/** Pages for signed-in members only. */
const memberPages = profilePages.filter((page) => !openPages.includes(page))

/**
 * Frame of the member area: the member's summary and the navigation. Style sheets hide both on a public page for
 * visitors without a session.
 */
export function ProfileFrame() {
  const value = useAccountState()
  const current = useLocation({ select: ({ pathname }) => pathname.replace('/profile/', '') })
  const isMemberPage = memberPages.some((page) => page === current)
  const { account } = value
  const isOrganiser = account.state === 'loaded' && account.value.role === 'organiser'
  const bar = useRef<HTMLElement>(null)
  // The organisers' entry appears once the account is loaded and shifts the entries after it.
  useEffect(() => centreCurrent(bar.current), [current, isOrganiser])
  return (
    <AccountContext value={value}>
      <div
        className={`wrap area${isMemberPage ? '' : ' is-open'}${current === widePage ? ' is-wide' : ''}${isOrganiser ? ' is-organiser' : ''}`}
      >
        <div className="area-side">
          <MemberSummary account={account} />
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
        {current === widePage ? null : <ScenePanel hue="run" />}
      </div>
    </AccountContext>
  )
}
