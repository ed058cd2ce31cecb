import type { RequestListener } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import Provider, { interactionPolicy, type Configuration } from 'oidc-provider'
import { serveLoopback } from './loopback.ts'
import { testNow } from './site.ts'

/** An account at the provider. */
export interface Account {
  sub: string
  email: string
  email_verified: boolean
  given_name: string
  family_name: string
  hd?: string
}

export interface OpenIdProvider {
  url: string
  clientId: string
  clientSecret: string
  /** URL of its script for One Tap. */
  script: string
  /** Registers a site as a client. */
  admit(siteUrl: string): void
  /** Sets the account that signs in from now on, without a password. */
  is(account: Account): void
  /** Signs a token with the provider's key, as its script passes it to a page. */
  sign(claims: Record<string, unknown>): Promise<string>
  stop(): Promise<void>
}

const clientId = 'startline.apps.example'
const clientSecret = 'a-secret-between-the-two'

/** The interface of Google's script, with a One Tap that is accepted at once. */
const script = `(() => {
  const from = document.currentScript.src
  let settings
  const id = {
    initialize: (options) => { settings = options },
    prompt: async () => {
      const answer = await fetch(new URL('token?nonce=' + encodeURIComponent(settings.nonce), from))
      settings.callback({ credential: await answer.text() })
    },
  }
  window.google = { accounts: { id } }
})()`

/** Google shows the account chooser on each sign-in when a site requests it. */
function policy() {
  const prompts = interactionPolicy.base()
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return prompts
}

/**
 * A real OpenID provider on the loopback that replaces Google by settings alone: discovery, codes with PKCE, tokens,
 * keys. It has no login form: the test sets the account.
 */
export async function serveOpenIdProvider(): Promise<OpenIdProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = 'provider-key'
  let current: Account | null = null
  let provider: Provider | null = null
  let callback: (...exchange: Parameters<RequestListener>) => unknown = (_request, response) =>
    response.writeHead(503).end()
  const server = await serveLoopback((request, response) => {
    if (request.url?.startsWith('/gsi/') === true) {
      offers(request, response)
      return
    }
    if (provider === null || request.url?.startsWith('/interaction/') !== true) {
      callback(request, response)
      return
    }
    const login = { accountId: current?.sub ?? '' }
    void provider.interactionFinished(request, response, { login, select_account: {} })
  })
  const sign: OpenIdProvider['sign'] = async (claims) =>
    await new SignJWT({ iss: server.url, aud: clientId, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(privateKey)
  /** The script of a page and its request for a token, at the tests' time. */
  const offers: RequestListener = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', server.url)
    response.setHeader('access-control-allow-origin', '*')
    if (pathname === '/gsi/client') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
      return
    }
    const iat = Date.parse(testNow) / 1000
    const nonce = searchParams.get('nonce')
    void sign({ ...current, nonce, iat, exp: iat + 3600 }).then((token) => response.end(token))
  }
  const own = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }
  const configuration: Configuration = {
    jwks: { keys: [own] },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 3600, Interaction: 60, Session: 60 },
    cookies: { keys: ['of-the-provider'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: policy(), url: (_context, { uid }) => `/interaction/${uid}` },
    claims: {
      openid: ['sub', 'hd'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    // Google includes all scopes in the token.
    conformIdTokenClaims: false,
    findAccount: (_context, sub) =>
      current === null ? undefined : { accountId: sub, claims: () => ({ ...current, sub }) },
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider: serving } = oidc
      const ids = { clientId: client?.clientId, accountId: session?.accountId }
      const grant = new serving.Grant({
        clientId: ids.clientId ?? '',
        accountId: ids.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
  return {
    url: server.url,
    script: `${server.url}/gsi/client`,
    clientId,
    clientSecret,
    admit: (siteUrl) => {
      provider = new Provider(server.url, {
        ...configuration,
        clients: [
          {
            client_id: clientId,
            client_secret: clientSecret,
            redirect_uris: [`${siteUrl}/api/auth/callback/google`],
          },
        ],
      })
      callback = provider.callback()
    },
    is: (account) => {
      current = account
    },
    sign,
    stop: server.stop,
  }
}
