import { browserApi } from '../api/browser-api.ts'
import { sendAuthForm } from '../browser/auth-form.ts'
import { closeMenuOf } from '../browser/close-menu-of.ts'
import { dropCopiesOfOthers } from '../browser/copies-of-others.ts'
import { recordOf } from '../model/values/record-of.ts'
import { memberCookie } from '../model/members/members.ts'
import { memberChanged, navigated } from '../browser/events.ts'
import { showSnackbar } from '../browser/snackbar.ts'
import { setTypist } from '../browser/typist.ts'
import { showRole } from '../browser/visitor-state.ts'
import { forgetInitials, setInitials, showInitials } from './initials.ts'

const names = () => document.querySelectorAll<HTMLElement>('[data-member-name]')

let named = false

function forgetName(): void {
  named = false
  forgetInitials()
  dropCopiesOfOthers('')
  for (const each of names()) each.textContent = each.dataset['memberName'] ?? ''
}

/** True from the press on the button until the response. */
let isSigningOut = false

/** Leaves a page for members. One whose session has ended, as on another device, leads back after signing in. */
function leavePage(): void {
  // The logo leads home, without a reload if React is running.
  if (isSigningOut) document.querySelector<HTMLAnchorElement>('a.logo')?.click()
  else void import('../browser/go-to-sign-in.ts').then(({ signInAgain }) => signInAgain())
}

/** Follows a change of the role's cookie. */
function updateRole(): void {
  const { dataset } = document.documentElement
  const before = dataset['member']
  showRole()
  if (before === undefined || dataset['member'] !== undefined) return
  forgetName()
  if (document.querySelector('[data-members-only]') !== null) leavePage()
}

function forgetMember(): void {
  document.cookie = `${memberCookie}=; Path=/; Max-Age=0; SameSite=Lax; Secure`
  updateRole()
}

/** Fetches the member's name for the menu and the initials of its button; forgets the member if the session has ended. */
async function loadName(): Promise<void> {
  if (document.documentElement.dataset['member'] === undefined) return
  named = true
  const response = await browserApi.auth.session.$get()
  const session: unknown = await response.json()
  const { firstName, username } = recordOf(recordOf(session)['user'])
  named = response.ok
  if (response.ok && session === null) forgetMember()
  else if (response.ok) {
    const name = [firstName, username].find((each) => typeof each === 'string' && each !== '')
    const shown = typeof name === 'string' ? name : ''
    for (const each of names()) each.textContent = shown
    setInitials(shown)
    if (typeof username === 'string') {
      setTypist(username)
      dropCopiesOfOthers(username)
    }
  }
}

async function signOut({ dataset }: HTMLElement): Promise<void> {
  isSigningOut = true
  const result = await sendAuthForm('signout', { callbackUrl: window.location.pathname })
  if (result?.ok === true) {
    forgetMember()
    showSnackbar('ok', dataset['done'] ?? '')
  } else showSnackbar('bad', dataset['failed'] ?? '')
  isSigningOut = false
}

/** Verifies the session on a page that hides its form from signed-in visitors, and in a tab without initials. */
function checkSession(): void {
  const isKnown = showInitials() && document.querySelector('[data-needs-session]') === null
  if (named || isKnown) return
  loadName().catch(() => (named = false))
}

/** Starts the account menus: their visibility, the member's name and signing out. */
export function startAccount(): void {
  updateRole()
  checkSession()
  document.addEventListener(navigated, checkSession)
  document.addEventListener(memberChanged, () => {
    updateRole()
    checkSession()
  })
  // Another tab or the server may change the cookie; browsers without `cookieStore` notice when the page is shown.
  document.addEventListener('visibilitychange', updateRole)
  window.addEventListener('pageshow', updateRole)
  window.cookieStore?.addEventListener('change', updateRole)
  document.addEventListener(
    'toggle',
    ({ target }) => {
      // Each time: the session may have ended since this page came.
      if (target instanceof Element && target.matches('[data-account]:is([open], :popover-open)'))
        loadName().catch(() => (named = false))
    },
    true,
  )
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-sign-out]') : null
    if (button === null) return
    closeMenuOf(button)?.focus()
    void signOut(button)
  })
}
