/** A browser as the server sees it: cookies, the token of forms, and the headers that a page of ours sends. */

interface Sent {
  headers?: Record<string, string>
  body?: BodyInit
}

export interface Got {
  status: number
  headers: Headers
  text: string
  /** The body as JSON; null where it is none. */
  json: unknown
}

export interface Visitor {
  /** Cookies by name, as the server has set them. */
  cookies: Map<string, string>
  /** Asks as a page would; cookies go along and are kept. */
  ask(method: string, path: string, sent?: Sent): Promise<Got>
  /** Sends JSON with the token of forms. */
  send(method: string, path: string, body?: object): Promise<Got>
  /** Signs in as Auth.js's own client does. */
  signIn(identifier: string, password: string, more?: Record<string, string>): Promise<Got>
  signOut(): Promise<Got>
  /** What the site says of the session; null where nobody is signed in. */
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

function keep(cookies: Map<string, string>, answer: Response): void {
  for (const line of answer.headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(/;\s*/u)
    const end = pair.indexOf('=')
    const [name, value] = [pair.slice(0, end), pair.slice(end + 1)]
    const gone = attributes.some((each) => /^max-age=0$/iu.test(each)) || value === ''
    if (gone) cookies.delete(name)
    else cookies.set(name, value)
  }
}

/** Neighbourhoods (/24) that visitors are given, and where this process begins: those beside it begin elsewhere. */
const neighbourhoods = 64 * 65_536
let neighbour = Math.floor(Math.random() * neighbourhoods)

/** An address in a neighbourhood of its own for each visitor, so that limits on networks tell them apart. */
function newAddress(): string {
  neighbour = (neighbour + 1) % neighbourhoods
  return `${64 + (neighbour >> 16)}.${(neighbour >> 8) & 255}.${neighbour & 255}.7`
}

/** A visitor with an empty jar. `address` is the network address that Cloudflare would name. */
export function newVisitor(url: string, { address = newAddress(), agent = '' } = {}): Visitor {
  const cookies = new Map<string, string>()
  let token: string | null = null
  const ask: Visitor['ask'] = async (method, path, { headers = {}, body } = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
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
    keep(cookies, answer)
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text, json: jsonOf(text) }
  }
  const csrf = async (): Promise<string> => {
    if (token === null || !cookies.has('__Host-csrf'))
      token = String(Object((await ask('GET', '/api/auth/csrf')).json)['csrfToken'])
    return token
  }
  const form = async (path: string, fields: Record<string, string>): Promise<Got> =>
    await ask('POST', path, {
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
    ask,
    csrf,
    send: async (method, path, body = {}) =>
      await ask(method, path, {
        headers: { 'content-type': 'application/json', 'x-csrf-token': await csrf() },
        body: JSON.stringify(body),
      }),
    signIn: async (identifier, password, more = {}) =>
      await form('/api/auth/callback/credentials', { identifier, password, locale: 'en', ...more }),
    signOut: async () => await form('/api/auth/signout', {}),
    session: async () => (await ask('GET', '/api/auth/session')).json,
  }
}
