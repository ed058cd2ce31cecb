/** Worker behind `d1Client`: runs statements on one of its databases and responds with the results of D1. */
export const d1Server = `
const prepare = (db, { sql, values }) => db.prepare(sql).bind(...values)
const calls = {
  batch: (db, { statements }) => db.batch(statements.map((each) => prepare(db, each))),
  exec: (db, { sql }) => db.exec(sql),
  first: (db, { statement, options }) => prepare(db, statement).first(...options),
  run: (db, { statement }) => prepare(db, statement).run(),
  all: (db, { statement }) => prepare(db, statement).all(),
  raw: (db, { statement, options }) => prepare(db, statement).raw(...options),
}
export default {
  async fetch(request, env) {
    const { database, call, ...given } = await request.json()
    try {
      return Response.json(await calls[call](env[database], given))
    } catch ({ message, cause }) {
      return Response.json({ message, cause: cause?.message ?? message }, { status: 500 })
    }
  },
}`

/** Types of the values that JSON carries unchanged, and that our statements bind. */
const bindable = new Set(['string', 'number', 'boolean'])

function refuseUnbindable(value: unknown): void {
  if (value === null || bindable.has(typeof value)) return
  throw new Error(`D1_TYPE_ERROR: Type '${typeof value}' not supported`)
}

/** The content of a statement of `d1Client`, which a test may have wrapped in a proxy that counts calls. */
const sentOf = (made: D1PreparedStatement) => ({
  sql: Reflect.get(made, 'sql'),
  values: Reflect.get(made, 'values'),
})

/** Sends a call to `d1Server`. */
type Send = (body: string) => Promise<{ ok: boolean; text(): Promise<string> }>

/**
 * A D1 database for Node that sends one request to workerd per call. That of `Miniflare.getD1Database` sends six, five of
 * which block the process, because each `prepare`, `bind` and property of a statement is a request.
 * @param database name of a binding of the worker of `d1Server`
 */
export function d1Client(database: string, send: Send): D1Database {
  const request = async <T>(call: string, given: object): Promise<T> => {
    const response = await send(JSON.stringify({ database, call, ...given }))
    const text = await response.text()
    if (response.ok) return JSON.parse(text)
    const { message, cause }: { message: string; cause: string } = JSON.parse(text)
    throw new Error(message, { cause: new Error(cause) })
  }
  const newStatement = (sql: string, values: readonly unknown[] = []): D1PreparedStatement => {
    const statement = { sql, values }
    const made = {
      ...statement,
      bind: (...given: unknown[]) => {
        given.forEach(refuseUnbindable)
        return newStatement(sql, given)
      },
      first: <T>(...options: string[]) => request<T | null>('first', { statement, options }),
      run: <T>() => request<D1Result<T>>('run', { statement }),
      all: <T>() => request<D1Result<T>>('all', { statement }),
      raw: <T>(...options: object[]) => request<T>('raw', { statement, options }),
    }
    return made
  }
  const unsupported = (): never => {
    throw new Error('This client has no sessions and no dumps.')
  }
  return {
    prepare: (sql) => newStatement(sql),
    batch: (made) => request('batch', { statements: made.map(sentOf) }),
    exec: (sql) => request('exec', { sql }),
    withSession: unsupported,
    dump: unsupported,
  }
}
