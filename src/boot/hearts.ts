import { memberChanged, navigated, savedChanged, signInAsked } from '../browser/events.ts'
import { listLink, listText } from '../browser/list-link.ts'
import { markHearts, permalinkOfHeart, scrollToHeart } from '../browser/mark-hearts.ts'
import { memberRole } from '../browser/member-role.ts'
import {
  forgetAccountList,
  isAccountList,
  savedEvents,
  toggleSavedEvent,
} from '../browser/saved-events.ts'
import { showSnackbar } from '../browser/snackbar.ts'
import { sessionStore } from '../browser/storage.ts'

const isMember = (): boolean => memberRole() !== null

/** Shows the hearts of a changed list, also to the page of saved events. */
function showChange(): void {
  markHearts()
  document.dispatchEvent(new Event(savedChanged))
}

/** Sends a change to the account; undoes it in this browser if that fails. */
async function sendToAccount(permalink: string, isSaved: boolean): Promise<void> {
  const { sendChange } = await import('../browser/account-list.ts')
  const error = await sendChange(permalink, isSaved)
  if (error === null) return
  toggleSavedEvent(permalink)
  showChange()
  showSnackbar('bad', listText(error === 'list-full' ? 'full' : 'unchanged'))
}

/** Opens the sign-in dialog after a heart, once a visit; React may have to be loaded first. */
function askToSignIn(): void {
  if (sessionStore.get('asked') === true) return
  sessionStore.set('asked', true)
  document.documentElement.dataset['ask'] = 'save'
  document.dispatchEvent(new Event(signInAsked))
}

/** Saves an event or removes it, with a message that offers to take a removal back. */
function toggle(permalink: string): void {
  const isSaved = toggleSavedEvent(permalink)
  markHearts()
  const ofAccount = isMember()
  if (ofAccount)
    sendToAccount(permalink, isSaved).catch(() => showSnackbar('bad', listText('unchanged')))
  const list = listLink()
  if (list === null) return
  if (!isSaved)
    showSnackbar('ok', listText('removed'), {
      text: listText('undo'),
      run: () => toggle(permalink),
    })
  else {
    showSnackbar('ok', listText(ofAccount ? 'addedAccount' : 'added'), list)
    if (!ofAccount) askToSignIn()
  }
}

/** Brings this browser's list in line with who is signed in (docs/decisions/0032-saved-events.md). */
async function sync(): Promise<void> {
  const before = savedEvents().join(' ')
  if (isMember()) {
    const { syncAccountList } = await import('../browser/account-list.ts')
    const isUnited = await syncAccountList()
    const list = listLink()
    if (isUnited && list !== null) showSnackbar('ok', listText('united'), list)
  } else if (isAccountList()) forgetAccountList()
  if (savedEvents().join(' ') !== before) showChange()
}

const startSync = () =>
  void sync().catch((error: unknown) => console.warn('Saved events are not up to date:', error))

/** The page for signing in is left at once: the page after it unites the lists and says so. */
const isLeft = (): boolean => document.querySelector('.signin') !== null

const syncIfChanged = () => {
  if (isMember() !== isAccountList() && !isLeft()) startSync()
}

/**
 * Handles the hearts of cards and event pages (docs/decisions/0032-saved-events.md). Only this module and `markHearts`
 * write their state: React renders the buttons without it.
 */
export function startHearts(): void {
  markHearts()
  scrollToHeart()
  startSync()
  document.addEventListener(navigated, markHearts)
  document.addEventListener(memberChanged, syncIfChanged)
  window.cookieStore?.addEventListener('change', syncIfChanged)
  // Another tab may save events, also while this page is in the back/forward cache.
  window.addEventListener('storage', markHearts)
  window.addEventListener('pageshow', markHearts)
  document.addEventListener('click', ({ target }) => {
    const heart = target instanceof Element ? target.closest('[data-save]') : null
    if (heart !== null) toggle(permalinkOfHeart(heart))
  })
}
