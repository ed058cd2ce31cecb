import { hashPassword } from '../../worker/auth/password.ts'
import { emailKey, usernameKey } from '../../worker/domain/identity-keys/identity-keys.ts'
import { serveOpenIdProvider, type OpenIdProvider } from './openid-provider.ts'
import { serveBuilt } from './built-site.ts'
import { testNow, testSecrets, type Site } from './site.ts'
import { newVisitor, type VisitorResponse, type Visitor } from './visitor.ts'
import { newState, type LocalState } from './local-state.ts'

export const password = 'Correct-horse-7-battery'

export interface GoogleSite {
  site: Site
  provider: OpenIdProvider
  stop(): Promise<void>
}

/** Inserts members before the site is served. They share one password. */
async function seed(state: LocalState, members: readonly [email: string, confirmed: boolean][]) {
  const hash = await hashPassword(password, testSecrets.AUTH_PEPPER)
  state.sqlite((db) => {
    const insert =
      db.prepare(`INSERT INTO member (username, username_key, email, email_key, first_name, last_name, role,
      password_hash, locale, created_at, updated_at, confirmed_at) VALUES (?, ?, ?, ?, 'Jo', 'Doe', 'athlete', ?, 'en', ?, ?, ?)`)
    for (const [email, confirmed] of members) {
      const name = email.split('@')[0] ?? ''
      const at = testNow
      insert.run(
        name,
        usernameKey(name),
        email,
        emailKey(email),
        hash,
        at,
        at,
        confirmed ? at : null,
      )
    }
  })
}

/** The site with Google enabled, with a provider on the loopback in its place. */
export async function serveWithGoogle(
  members: readonly [email: string, confirmed: boolean][],
  vars: Record<string, string> = {},
): Promise<GoogleSite> {
  const state = newState()
  await seed(state, members)
  const provider = await serveOpenIdProvider()
  const site = await serveBuilt(state.path, {
    FIXED_NOW: testNow,
    AUTH_GOOGLE_ID: provider.clientId,
    AUTH_GOOGLE_SECRET: provider.clientSecret,
    AUTH_GOOGLE_ISSUER: provider.url,
    AUTH_GOOGLE_GSI_URL: provider.script,
    ...vars,
  })
  provider.admit(site.url)
  return {
    site,
    provider,
    stop: async () => {
      await site.stop()
      await provider.stop()
      state.remove()
    },
  }
}

/** Starts the sign-in. @returns the provider's URL in the response of `signin/google` */
export async function startGoogleSignIn(visitor: Visitor, back = '/calendar'): Promise<URL> {
  const { json } = await visitor.sendForm('/api/auth/signin/google', { callbackUrl: back })
  return new URL(String(Object(json)['url']))
}

/** Follows the provider's redirects. @returns path and query of the callback */
export async function followProvider({ url }: OpenIdProvider, address: URL): Promise<string> {
  const there = newVisitor(url)
  let next = address
  for (let step = 0; step < 6 && next.origin === url; step += 1) {
    const { headers, status, text } = await there.request('GET', next.pathname + next.search)
    const location = headers.get('location')
    if (location === null)
      throw new Error(`${next.pathname} answers ${status}: ${text.slice(0, 300)}`)
    next = new URL(location, url)
  }
  return next.pathname + next.search
}

/** Signs in at the provider. @returns the response of the callback */
export async function signInWithGoogle(
  { provider }: GoogleSite,
  visitor: Visitor,
  back?: string,
): Promise<VisitorResponse> {
  return await visitor.request(
    'GET',
    await followProvider(provider, await startGoogleSignIn(visitor, back)),
  )
}

export const seconds = Date.parse(testNow) / 1000

/** The nonce for a new One Tap. */
export async function nonceFor(visitor: Visitor): Promise<string> {
  return String(Object((await visitor.request('GET', '/api/google/nonce')).json)['nonce'])
}

/** A token as Google's script passes it to a page, of a new person unless stated otherwise. */
export async function tokenOf(
  { provider }: GoogleSite,
  nonce: unknown,
  changes: Record<string, unknown> = {},
): Promise<string> {
  return await provider.sign({
    sub: 'tap-ines',
    email: 'ines.duarte@gmail.com',
    email_verified: true,
    given_name: 'Inês',
    family_name: 'Duarte',
    iat: seconds - 5,
    exp: seconds + 3595,
    nonce,
    ...changes,
  })
}

/** Submits the token of One Tap, as the page does. */
export async function tap(
  visitor: Visitor,
  credential: string,
  changes: Record<string, string> = {},
): Promise<VisitorResponse> {
  const fields = { credential, callbackUrl: '/calendar', ...changes }
  return await visitor.sendForm('/api/auth/callback/one-tap', fields)
}
