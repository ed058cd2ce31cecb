import { signInAsked } from './events.ts'
import { listText } from './list-link.ts'
import { memberRole } from './member-role.ts'
import { browserApi } from '../api/browser-api.ts'
import { persistently } from '../api/persistently.ts'
import { showSnackbar } from './snackbar.ts'
import { sessionStore } from './storage.ts'

/** Organisers that a member follows, as the buttons with `data-follow` show them. */

/** Key of the tab's storage with the organiser to follow after signing in. */
const pendingKey = 'follow'

/** Changes are sent one after another, so that the last press is what the account has in the end. */
let changes: Promise<unknown> = Promise.resolve()

let followed: Promise<Set<string>> | null = null

/** Permalinks that the member follows; none for other visitors. */
async function load(): Promise<Set<string>> {
  const result = await persistently(() => browserApi.profile.follows.$get({ query: {} }))
  if (!result.ok) followed = null
  return new Set(result.ok ? result.body.organisers.map(({ permalink }) => permalink) : [])
}

const buttons = () => document.querySelectorAll<HTMLElement>('[data-follow]')

const show = (set: ReadonlySet<string>) => {
  for (const button of buttons())
    button.setAttribute('aria-pressed', String(set.has(button.dataset['follow'] ?? '')))
}

/** Shows which organisers the member follows, and follows the one for which the visitor has signed in. */
export async function markFollows(): Promise<void> {
  if (memberRole() === null) {
    followed = null
    return show(new Set())
  }
  followed ??= load()
  show(await followed)
  const pending = sessionStore.get(pendingKey)
  const button = [...buttons()].find(({ dataset }) => dataset['follow'] === pending)
  if (button === undefined) return
  sessionStore.remove(pendingKey)
  if (button.getAttribute('aria-pressed') !== 'true') await toggleFollow(button)
}

/** Asks to sign in; the organiser is followed afterwards, also if Google leads back to the page. */
function askToSignIn(permalink: string): void {
  sessionStore.set(pendingKey, permalink)
  document.documentElement.dataset['ask'] = 'follow'
  document.dispatchEvent(new Event(signInAsked))
}

/** Follows the organiser of a button, or follows it no longer. The button changes at once and back if it fails. */
export async function toggleFollow(button: HTMLElement): Promise<void> {
  const { follow: permalink = '', on = '', off = '' } = button.dataset
  if (memberRole() === null) return askToSignIn(permalink)
  const set = await (followed ??= load())
  const isFollowed = !set.has(permalink)
  const change = (to: boolean) => {
    if (to) set.add(permalink)
    else set.delete(permalink)
    show(set)
  }
  change(isFollowed)
  showSnackbar('ok', isFollowed ? on : off, {
    text: listText('undo'),
    run: () => void toggleFollow(button),
  })
  const request = { query: {}, json: { organiser: permalink } }
  const { follows } = browserApi.profile
  const sent = changes.then(
    async () =>
      await persistently(() => (isFollowed ? follows.$put(request) : follows.$delete(request))),
  )
  changes = sent
  const result = await sent
  if (result.ok) return
  change(!isFollowed)
  showSnackbar('bad', listText(result.code === 'list-full' ? 'full' : 'unchanged'))
}
