import { registrationRoles } from '../model/members.ts'
import { rememberUserType, sendAuthForm } from './auth-form.ts'
import { push } from './data-layer.ts'

interface GoogleIdentity {
  initialize(options: {
    client_id: string
    nonce: string
    use_fedcm_for_prompt: boolean
    callback: (answer: { credential: string }) => void
  }): void
  prompt(): void
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } }
  }
}

async function loadScript(src: string): Promise<GoogleIdentity | null> {
  await new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', resolve)
    script.addEventListener('error', () => reject(new Error('the script cannot be loaded')))
    document.head.appendChild(script)
  })
  return window.google?.accounts.id ?? null
}

/** Signs in with what Google has given; an account that asks for its password first is led to. */
async function arrive(credential: string): Promise<void> {
  const shown = document.querySelector<HTMLElement>('[data-google]')?.dataset['google']
  const role = registrationRoles.find((each) => each === shown)
  if (role !== undefined) rememberUserType(role)
  const { location } = window
  const answer = await sendAuthForm('callback/one-tap', { credential, callbackUrl: location.href })
  if (answer?.ok === true) {
    push({ event: 'one_tap_signin' })
    location.reload()
  } else if (answer !== null && answer.url !== null) location.assign(answer.url)
}

/** Lets the browser, or Google's script where the browser cannot, ask whether the visitor wants to come in. */
export async function offerOneTap(client: string, script: string): Promise<void> {
  const answer = await fetch('/api/google/nonce')
  if (!answer.ok) return
  const said: unknown = await answer.json()
  const identity = await loadScript(script)
  identity?.initialize({
    client_id: client,
    nonce: String(Object(said)['nonce'] ?? ''),
    use_fedcm_for_prompt: true,
    callback: ({ credential }) => void arrive(credential),
  })
  identity?.prompt()
}
