import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { createDatabase, type Database } from '../../worker/db/client.ts'
import { newId } from '../../worker/domain/accounts/members/write-member.ts'
import { member as memberTable } from '../../worker/domain/accounts/members/member.table.ts'
import { openSession } from '../../worker/domain/accounts/sessions/sessions.ts'
import { migrationStatements } from './open-database.ts'
import { builtWorker } from './built-worker.ts'

export interface PictureAnswer {
  status: number
  headers: Headers
  body: Buffer
  /** Of an answer in JSON. */
  json: { avatar?: { url: string } | null; error?: { code: string; field?: string } }
}

interface Sending {
  method?: string
  headers?: Record<string, string>
  body?: Uint8Array | ReadableStream<Uint8Array> | string
}

/** Somebody who is signed in and has the token of forms. */
export interface Visitor {
  id: number
  ask(path: string, sending?: Sending): Promise<PictureAnswer>
  /** Sends a picture as the avatar. */
  put(picture: Uint8Array | ReadableStream<Uint8Array>, type?: string): Promise<PictureAnswer>
  remove(): Promise<PictureAnswer>
  /** Sends a picture that has to be taken. @returns where it is shown */
  take(picture: Uint8Array): Promise<string>
  /** The id that the database has for the avatar. */
  avatar(): Promise<unknown>
  /** Whether each picture that was ever taken and has a row was dropped, oldest first. */
  dropped(): Promise<boolean[]>
}

/** The id in the address of a picture. */
export const idIn = (url: string): string => url.slice('/assets/'.length, '/assets/'.length + 22)

export interface PictureSite {
  /** Anew each time: another instant makes another runtime. */
  db(): Promise<Database>
  /** Asks as nobody. */
  ask(path: string, sending?: Sending): Promise<PictureAnswer>
  join(name: string): Promise<Visitor>
  /** Keys and content of everything in the store. */
  stored(): Promise<Map<string, Buffer>>
  /** Puts a file into the store that no row has. */
  strand(key: string): Promise<void>
  /** Runs the cron's handler, so many hours after the site began. */
  cron(hours: number): Promise<boolean>
  close(): Promise<void>
}

const hour = 3_600_000

interface Bindings {
  /** Without them the site has no store, or no encoder. */
  store?: boolean
  encoder?: boolean
}

/** The built worker with a D1, KV and R2 of its own, and the local encoder. It begins two hours from now. */
export async function openPictureSite({
  store = true,
  encoder = true,
}: Bindings = {}): Promise<PictureSite> {
  const began = Date.now() + 2 * hour
  const options = (hours: number) =>
    convertV4MiniflareOptions({
      ...builtWorker(),
      bindings: {
        FIXED_NOW: new Date(began + hours * hour).toISOString(),
        RATES_ECB_URL: '',
        RATES_RSD_URL: '',
        AUTH_SECRET: 'a-secret-of-tests-'.repeat(2),
        AUTH_PEPPER: 'a-pepper-of-tests-'.repeat(2),
      },
      d1Databases: ['DB'],
      kvNamespaces: ['KV'],
      ...(store ? { r2Buckets: ['MEDIA'] } : {}),
      ...(encoder ? { images: { binding: 'IMAGES' } } : {}),
      unsafeTriggerHandlers: true,
      handleStructuredLogs: () => {},
    })
  const miniflare = new Miniflare(options(0))
  const db = async (): Promise<Database> => createDatabase(await miniflare.getD1Database('DB'))
  const prepare = async (query: string) => (await db()).$client.prepare(query)
  for (const statement of migrationStatements()) await (await prepare(statement)).run()

  const ask = async (path: string, sending: Sending = {}): Promise<PictureAnswer> => {
    const { body } = sending
    const half = body instanceof ReadableStream ? { duplex: 'half' as const } : {}
    const answer = await miniflare.dispatchFetch(`http://localhost${path}`, {
      redirect: 'manual',
      ...sending,
      ...half,
    })
    const content = Buffer.from(await answer.arrayBuffer())
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
    return {
      status: answer.status,
      headers: new Headers([...answer.headers]),
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
    const csrf = await ask('/api/auth/csrf')
    const { csrfToken }: { csrfToken?: string } = JSON.parse(csrf.body.toString())
    const cookies = csrf.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    const own = {
      cookie: [...cookies, `__Host-sid=${session}`].join('; '),
      'x-csrf-token': csrfToken ?? '',
    }
    const asVisitor: Visitor['ask'] = (path, sending = {}) =>
      ask(path, { ...sending, headers: { ...own, ...sending.headers } })
    const address = '/api/profile/avatar'
    const put: Visitor['put'] = (picture, type = 'image/jpeg') =>
      asVisitor(address, { method: 'PUT', headers: { 'content-type': type }, body: picture })
    return {
      id,
      ask: asVisitor,
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
    ask,
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
    close: () => miniflare.dispose(),
  }
}
