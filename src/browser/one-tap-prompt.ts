import { registrationRoles } from '../model/members/members.ts'
import { browserApi } from '../api/browser-api.ts'
import { resultOf } from '../api/result.ts'
import { rememberUserType, sendAuthForm } from './auth-form.ts'
import { push } from './data-layer.ts'
import { showSnackbar } from './snackbar.ts'

interface GoogleIdentity {
  initialize(options: {
    client_id: string
    nonce: string
    use_fedcm_for_prompt: boolean
    callback: (response: { credential: string }) => void
  }): void
  prompt(): void
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } }
  }
}

/** The error of a redirect of Auth.js; null without one. */
const errorOf = (url: string | null): string | null =>
  URL.parse(url ?? '', window.location.origin)?.searchParams.get('error') ?? null

async function loadScript(src: string): Promise<GoogleIdentity | null> {
  await new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', resolve)
    script.addEventListener('error', () =>
      reject(new Error('The script of Google sign-in could not be loaded')),
    )
    document.head.appendChild(script)
  })
  return window.google?.accounts.id ?? null
}

/**
 * Signs in with Google's credential, or navigates to the page that asks for the account's password first. After any other
 * refusal the page stays and says so.
 */
async function signIn(credential: string): Promise<void> {
  const shown = document.querySelector<HTMLElement>('[data-google]')?.dataset['google']
  const role = registrationRoles.find((each) => each === shown)
  if (role !== undefined) rememberUserType(role)
  const { location } = window
  const result = await sendAuthForm('callback/one-tap', { credential, callbackUrl: location.href })
  if (result?.ok === true) {
    push({ event: 'one_tap_signin' })
    location.reload()
  } else if (result !== null && errorOf(result.url) === 'link') location.assign(result.url ?? '')
  else showSnackbar('bad', document.documentElement.dataset['googleFailed'] ?? '')
}

/** Shows the one-tap prompt: the browser's own (FedCM) or, if it has none, that of Google's script. */
export async function promptOneTap(client: string, script: string): Promise<void> {
  const sent = await resultOf(browserApi.google.nonce.$get())
  if (!sent.ok) return
  const identity = await loadScript(script)
  identity?.initialize({
    client_id: client,
    nonce: sent.body.nonce,
    use_fedcm_for_prompt: true,
    callback: ({ credential }) => void signIn(credential),
  })
  identity?.prompt()
}
