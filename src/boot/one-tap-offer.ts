import { allows } from '../browser/consent.ts'
import { consentChanged, navigated } from '../browser/events.ts'
import { browserCookie } from '../browser/cookies.ts'
import { memberCookie } from '../model/members/members.ts'

/**
 * True if the visitor has consented to statistics. False after Google's sign-in returned with an error, such as an account
 * that requires its password: the page then asks for the password.
 */
const isWelcome = (): boolean =>
  !new URLSearchParams(window.location.search).has('error') && allows('statistics')

/**
 * Offers Google's one-tap sign-in to visitors who are not signed in (docs/decisions/0039-google.md). Google's script is
 * loaded only if the site has a client id, and only when the offer is made.
 */
export function startOneTapOffer(): void {
  const { googleClient: client = '', googleScript: script = '' } = document.documentElement.dataset
  if (client === '') return
  let offered = false
  const offer = async () => {
    if (offered || browserCookie(memberCookie) !== null || !isWelcome()) return
    offered = true
    const { promptOneTap } = await import('../browser/one-tap-prompt.ts')
    await promptOneTap(client, script)
  }
  const attempt = () => {
    offer().catch((error: unknown) => console.warn('Google One Tap is not available:', error))
  }
  attempt()
  document.addEventListener(consentChanged, attempt)
  document.addEventListener(navigated, attempt)
}
