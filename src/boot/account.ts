import { sendAuthForm } from '../browser/auth-form.ts'
import { closeAround } from '../browser/close-around.ts'
import { browserCookie } from '../browser/cookies.ts'
import { isRole, memberCookie } from '../model/members.ts'
import { memberChanged } from '../browser/member-changed.ts'
import { navigated } from '../browser/navigated.ts'
import { say } from '../browser/snackbar.ts'

const names = () => document.querySelectorAll<HTMLElement>('[data-member-name]')

let named = false

function forgetName(): void {
  named = false
  for (const each of names()) each.textContent = each.dataset['memberName'] ?? ''
}

/**
 * Pages are the same for everybody. Which menus and links somebody sees is up to style sheets, by the role that stands
 * on <html>; it comes from a cookie that opens nothing.
 */
function show(): void {
  const { dataset } = document.documentElement
  const before = dataset['member']
  const role = browserCookie(memberCookie)
  if (isRole(role)) dataset['member'] = role
  else delete dataset['member']
  if (before === undefined || isRole(role)) return
  forgetName()
  // What only a member may see is left. The logo leads home, without a reload where React is.
  if (document.querySelector('[data-members-only]') !== null)
    document.querySelector<HTMLAnchorElement>('a.logo')?.click()
}

function forgetMember(): void {
  document.cookie = `${memberCookie}=; Path=/; Max-Age=0; SameSite=Lax; Secure`
  show()
}

/** Whoever opens the menu is named in it; a session that has ended meanwhile ends here too. */
async function nameMember(): Promise<void> {
  if (named || document.documentElement.dataset['member'] === undefined) return
  named = true
  const answer = await fetch('/api/auth/session')
  const session: unknown = await answer.json()
  const { firstName = '', username = '' } = Object(Object(session)['user'])
  named = answer.ok
  if (answer.ok && session === null) forgetMember()
  else if (answer.ok) for (const each of names()) each.textContent = String(firstName || username)
}

async function signOut({ dataset }: HTMLElement): Promise<void> {
  const answer = await sendAuthForm('signout', { callbackUrl: window.location.pathname })
  if (answer?.ok === true) {
    forgetMember()
    say('ok', dataset['done'] ?? '')
  } else say('bad', dataset['failed'] ?? '')
}

/** A page that says "you are signed in" asks whether that is still so; otherwise it would keep the form to itself. */
function checkSession(): void {
  if (document.querySelector('[data-needs-session]') === null) return
  nameMember().catch(() => (named = false))
}

/** The menus of those who are signed in: which ones are shown, the name in them, and the way out. */
export function startAccount(): void {
  show()
  checkSession()
  document.addEventListener(navigated, checkSession)
  document.addEventListener(memberChanged, show)
  // Another tab, or the server, may have changed it meanwhile; some browsers tell at once.
  document.addEventListener('visibilitychange', show)
  window.addEventListener('pageshow', show)
  window.cookieStore?.addEventListener('change', show)
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof Element && target.matches('[data-account]:is([open], :popover-open)'))
        nameMember().catch(() => (named = false))
    },
    true,
  )
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-sign-out]') : null
    if (button === null) return
    closeAround(button)?.focus()
    void signOut(button)
  })
}
