import { memberChanged, navigated } from '../browser/events.ts'
import { memberRole } from '../browser/member-role.ts'

/** Loads the state of the buttons where a member sees one, or saw one before signing out. */
async function startIfPresent(): Promise<void> {
  const shown = memberRole() === null ? '[data-follow][aria-pressed]' : '[data-follow]'
  if (document.querySelector(shown) === null) return
  const { markFollows } = await import('../browser/follows.ts')
  await markFollows()
}

const mark = () =>
  void startIfPresent().catch((error: unknown) => console.warn('Follows are not shown:', error))

/** Handles the follow buttons of organisers' pages and of the list in the account (src/browser/follows.ts). */
export function startFollows(): void {
  mark()
  document.addEventListener(navigated, mark)
  document.addEventListener(memberChanged, mark)
  document.addEventListener('click', (event) => {
    const { target } = event
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-follow]') : null
    if (button === null) return
    event.preventDefault()
    import('../browser/follows.ts')
      .then(async ({ toggleFollow }) => await toggleFollow(button))
      .catch((error: unknown) => console.warn('Following failed:', error))
  })
}
