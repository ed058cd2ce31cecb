/**
 * A D1 binding that counts round trips, and ends the process at one of them: that call and all later ones throw.
 * @param at number of the call that does not happen any more, from 1; Infinity for none
 */
export function stoppingDatabase(db: D1Database, at: number) {
  const count = { calls: 0 }
  const step = () => {
    count.calls += 1
    if (count.calls >= at) throw new Error(`killed at call ${at}`)
  }
  const runs = new Set<string | symbol>(['first', 'all', 'run', 'raw'])
  const originals = new WeakMap<object, D1PreparedStatement>()
  const statement = (made: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(made, {
      get(target, key) {
        if (key === 'bind') return (...values: unknown[]) => statement(target.bind(...values))
        const value: unknown = Reflect.get(target, key)
        if (typeof value !== 'function') return value
        return (...values: unknown[]) => {
          if (runs.has(key)) step()
          return Reflect.apply(value, target, values)
        }
      },
    })
    originals.set(proxy, made)
    return proxy
  }
  const counting = new Proxy(db, {
    get(target, key) {
      if (key === 'prepare') return (sql: string) => statement(target.prepare(sql))
      if (key === 'batch')
        return async (statements: D1PreparedStatement[]) => {
          step()
          return await target.batch(statements.map((each) => originals.get(each) ?? each))
        }
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { db: counting, count }
}
