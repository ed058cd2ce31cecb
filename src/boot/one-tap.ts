import { allows, consentChanged } from '../browser/consent.ts'
import { browserCookie } from '../browser/cookies.ts'
import { memberCookie } from '../model/members.ts'
import { navigated } from '../browser/navigated.ts'

/**
 * Whether the visitor agreed to be looked at, or has come to a page with Google's button on it. Who was just led back
 * from Google, to be asked for a password, is not asked for Google again.
 */
const isWelcome = (): boolean =>
  !new URLSearchParams(window.location.search).has('error') &&
  (allows('statistics') || document.querySelector('[data-google]') !== null)

/**
 * The one-tap offer to visitors who are not signed in (docs/decisions/0039-google.md). Nothing of Google is loaded
 * where the site does not name its client, nor before it is welcome.
 */
export function startOneTap(): void {
  const { googleClient: client = '', googleScript: script = '' } = document.documentElement.dataset
  if (client === '') return
  let offered = false
  const offer = async () => {
    if (offered || browserCookie(memberCookie) !== null || !isWelcome()) return
    offered = true
    const { offerOneTap } = await import('../browser/one-tap.ts')
    await offerOneTap(client, script)
  }
  const attempt = () => {
    offer().catch((error: unknown) => console.warn('There is no offer of Google:', error))
  }
  attempt()
  document.addEventListener(consentChanged, attempt)
  document.addEventListener(navigated, attempt)
}
