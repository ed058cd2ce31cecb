import { separateConnection } from './separate-connection.ts'

/** A browser from the server's view: cookies, the CSRF token, and the headers that our pages send. */

interface VisitorRequest {
  headers?: Record<string, string>
  body?: BodyInit
}

export interface VisitorResponse {
  status: number
  headers: Headers
  bytes: Uint8Array
  text: string
  /** The body as JSON; null when it is not. */
  json: unknown
}

export interface Visitor {
  /** Cookies by name, as set by the server. */
  cookies: Map<string, string>
  /** Sends a request as a page would, with the stored cookies, and stores those of the response. */
  request(method: string, path: string, sent?: VisitorRequest): Promise<VisitorResponse>
  /** Sends JSON with the CSRF token. */
  send(method: string, path: string, body?: object): Promise<VisitorResponse>
  /** Sends a form with the CSRF token as Auth.js's own client does, which takes a redirect as JSON. */
  sendForm(path: string, fields?: Record<string, string>): Promise<VisitorResponse>
  /** Signs in with a password. */
  signIn(
    identifier: string,
    password: string,
    more?: Record<string, string>,
  ): Promise<VisitorResponse>
  signOut(): Promise<VisitorResponse>
  /** The session of the site; null when signed out. */
  session(): Promise<unknown>
  csrf(): Promise<string>
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function storeCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(/;\s*/u)
    const end = pair.indexOf('=')
    const [name, value] = [pair.slice(0, end), pair.slice(end + 1)]
    const gone = attributes.some((each) => /^max-age=0$/iu.test(each)) || value === ''
    if (gone) cookies.delete(name)
    else cookies.set(name, value)
  }
}

/** Subnets (/24) for visitors; each process starts at a random one, so that parallel files do not share them. */
const subnets = 64 * 65_536
let nextSubnet = Math.floor(Math.random() * subnets)

/** An address in a new subnet per visitor, so that network limits treat visitors separately. */
function newNetworkAddress(): string {
  nextSubnet = (nextSubnet + 1) % subnets
  return `${64 + (nextSubnet >> 16)}.${(nextSubnet >> 8) & 255}.${nextSubnet & 255}.7`
}

/** Milliseconds after which a request without a response fails, which names it; a test's own time does not. */
const requestTimeout = 45_000

/** A visitor with an empty cookie jar. `address` is the network address that Cloudflare would state. */
export function newVisitor(
  url: string,
  { address = newNetworkAddress(), agent = '' } = {},
): Visitor {
  const cookies = new Map<string, string>()
  let token: string | null = null
  const request: Visitor['request'] = async (method, path, { headers = {}, body } = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(requestTimeout),
      headers: {
        ...separateConnection,
        ...(cookie === '' ? {} : { cookie }),
        ...(method === 'GET'
          ? {}
          : { origin: new URL(url).origin, 'sec-fetch-site': 'same-origin' }),
        'cf-connecting-ip': address,
        ...(agent === '' ? {} : { 'user-agent': agent }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    })
    storeCookies(cookies, response)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    return { status: response.status, headers: response.headers, bytes, text, json: jsonOf(text) }
  }
  const csrf = async (): Promise<string> => {
    if (token === null || !cookies.has('__Host-csrf'))
      token = String(Object((await request('GET', '/api/auth/csrf')).json)['csrfToken'])
    return token
  }
  const sendForm: Visitor['sendForm'] = async (path, fields = {}) =>
    await request('POST', path, {
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-auth-return-redirect': '1',
      },
      body: new URLSearchParams({
        csrfToken: await csrf(),
        callbackUrl: '/',
        ...fields,
      }).toString(),
    })
  return {
    cookies,
    request,
    csrf,
    sendForm,
    send: async (method, path, body = {}) =>
      await request(method, path, {
        headers: { 'content-type': 'application/json', 'x-csrf-token': await csrf() },
        body: JSON.stringify(body),
      }),
    signIn: async (identifier, password, more = {}) =>
      await sendForm('/api/auth/callback/credentials', {
        identifier,
        password,
        locale: 'en',
        ...more,
      }),
    signOut: async () => await sendForm('/api/auth/signout'),
    session: async () => (await request('GET', '/api/auth/session')).json,
  }
}
