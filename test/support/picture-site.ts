import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { createDatabase, type Database } from '../../worker/db/client.ts'
import { newId } from '../../worker/domain/accounts/members/write-member.ts'
import { member as memberTable } from '../../worker/domain/accounts/members/member.table.ts'
import { openSession } from '../../worker/domain/accounts/sessions/open-session.ts'
import { builtWorker } from './built-worker.ts'
import { newState } from './local-state.ts'
import { testSecrets } from './site.ts'

export interface PictureResponse {
  status: number
  headers: Headers
  body: Buffer
  /** Parsed body of a JSON response. */
  json: { avatar?: { url: string } | null; error?: { code: string; field?: string } }
}

interface PictureRequest {
  method?: string
  headers?: Record<string, string>
  body?: Uint8Array | ReadableStream<Uint8Array> | string
}

/** A signed-in member with a CSRF token. */
export interface Visitor {
  id: number
  request(path: string, sending?: PictureRequest): Promise<PictureResponse>
  /** Uploads an avatar. */
  put(picture: Uint8Array | ReadableStream<Uint8Array>, type?: string): Promise<PictureResponse>
  remove(): Promise<PictureResponse>
  /** Uploads an avatar that has to be accepted. @returns its URL */
  take(picture: Uint8Array): Promise<string>
  /** The id of the avatar in the database. */
  avatar(): Promise<unknown>
  /** The dropped flag of each picture row of the member, oldest first. */
  dropped(): Promise<boolean[]>
}

/** The id in the URL of a picture. */
export const idIn = (url: string): string => url.slice('/assets/'.length, '/assets/'.length + 22)

export interface PictureSite {
  /** Opened again on each call: another instant starts another runtime. */
  db(): Promise<Database>
  /** Sends a request without a session. */
  request(path: string, sending?: PictureRequest): Promise<PictureResponse>
  join(name: string): Promise<Visitor>
  /** Keys and contents of all objects in the store. */
  stored(): Promise<Map<string, Buffer>>
  /** Stores a file without a row. */
  strand(key: string): Promise<void>
  /** Runs the cron handler, this many hours after the start. */
  cron(hours: number): Promise<boolean>
  close(): Promise<void>
}

const hour = 3_600_000

interface Bindings {
  /** Omits the store, or the encoder. */
  store?: boolean
  encoder?: boolean
}

/** The built worker with its own D1, KV and R2, and the local encoder. Its clock starts two hours from now. */
export async function openPictureSite({
  store = true,
  encoder = true,
}: Bindings = {}): Promise<PictureSite> {
  const began = Date.now() + 2 * hour
  const state = newState()
  const options = (hours: number) => ({
    ...convertV4MiniflareOptions({
      ...builtWorker(),
      bindings: {
        FIXED_NOW: new Date(began + hours * hour).toISOString(),
        RATES_ECB_URL: '',
        RATES_RSD_URL: '',
        ...testSecrets,
      },
      d1Databases: ['DB'],
      kvNamespaces: ['KV'],
      ...(store ? { r2Buckets: ['MEDIA'] } : {}),
      ...(encoder ? { images: { binding: 'IMAGES' } } : {}),
      unsafeTriggerHandlers: true,
      handleStructuredLogs: () => {},
    }),
    ...state.stored,
  })
  const miniflare = new Miniflare(options(0))
  const db = async (): Promise<Database> => createDatabase(await miniflare.getD1Database('DB'))
  const prepare = async (query: string) => (await db()).$client.prepare(query)

  const request = async (path: string, sending: PictureRequest = {}): Promise<PictureResponse> => {
    const { body } = sending
    const half = body instanceof ReadableStream ? { duplex: 'half' as const } : {}
    const response = await miniflare.dispatchFetch(`http://localhost${path}`, {
      redirect: 'manual',
      ...sending,
      ...half,
    })
    const content = Buffer.from(await response.arrayBuffer())
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    return {
      status: response.status,
      headers: new Headers([...response.headers]),
      body: content,
      json: isJson ? JSON.parse(content.toString()) : {},
    }
  }

  const join = async (name: string): Promise<Visitor> => {
    const id = newId()
    const now = new Date(began)
    const at = now.toISOString()
    const email = `${name}@example.com`
    await (await db()).insert(memberTable).values({
      id,
      username: name,
      usernameKey: name,
      email,
      emailKey: email,
      firstName: name,
      lastName: 'Runner',
      role: 'athlete',
      locale: 'en',
      createdAt: at,
      updatedAt: at,
      confirmedAt: at,
    })
    const session = await openSession(await db(), id, { agent: 'Firefox', country: null }, now)
    const csrf = await request('/api/auth/csrf')
    const { csrfToken }: { csrfToken?: string } = JSON.parse(csrf.body.toString())
    const cookies = csrf.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    const own = {
      cookie: [...cookies, `__Host-sid=${session}`].join('; '),
      'x-csrf-token': csrfToken ?? '',
    }
    const asVisitor: Visitor['request'] = (path, sending = {}) =>
      request(path, { ...sending, headers: { ...own, ...sending.headers } })
    const address = '/api/profile/avatar'
    const put: Visitor['put'] = (picture, type = 'image/jpeg') =>
      asVisitor(address, { method: 'PUT', headers: { 'content-type': type }, body: picture })
    return {
      id,
      request: asVisitor,
      put,
      take: async (picture) => {
        const { status, json } = await put(picture)
        if (status !== 200) throw new Error(`refused: ${status} ${json.error?.code}`)
        return json.avatar?.url ?? ''
      },
      avatar: async () => {
        const question = await prepare('SELECT avatar_id FROM member WHERE id = ?')
        return (await question.bind(id).first())?.['avatar_id']
      },
      dropped: async () => {
        const question = await prepare(
          'SELECT dropped_at FROM media WHERE member_id = ? ORDER BY rowid',
        )
        const { results } = await question.bind(id).all()
        return results.map((row) => row['dropped_at'] !== null)
      },
      remove: () =>
        asVisitor(address, {
          method: 'DELETE',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        }),
    }
  }

  const files = async () => await miniflare.getR2Bucket('MEDIA')
  return {
    db,
    request,
    join,
    stored: async () => {
      const bucket = await files()
      const { objects } = await bucket.list()
      const entries = objects.map(async ({ key }) => {
        const file = await bucket.get(key)
        return [key, Buffer.from((await file?.arrayBuffer()) ?? [])] as const
      })
      return new Map(await Promise.all(entries))
    },
    strand: async (key) => void (await (await files()).put(key, 'left behind')),
    cron: async (hours) => {
      await miniflare.setOptions(options(hours))
      const { status } = await miniflare.dispatchFetch('http://localhost/cdn-cgi/local/scheduled')
      return status === 200
    },
    close: async () => {
      await miniflare.dispose()
      state.remove()
    },
  }
}
