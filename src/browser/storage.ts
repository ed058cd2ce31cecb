import { storageLifeMs } from '../model/limits.ts'

/** Our keys share the store with whatever else runs on this origin. */
const prefix = 'startline:'

interface Entry {
  value: unknown
  /** Milliseconds since 1970 from which on it no longer counts. */
  until: number
}

export interface ExpiringStorage {
  /** The value, or null when there is none, or none any more. It is what somebody's browser holds: check its shape. */
  get(key: string): unknown
  /** @param lifeMs milliseconds, a day where nothing is said */
  set(key: string, value: unknown, lifeMs?: number): void
  remove(key: string): void
  /** Removes what has expired or cannot be read; leaves other keys of this origin alone. */
  clean(): void
}

function parse(text: string): Entry | null {
  try {
    const entry: unknown = JSON.parse(text)
    if (typeof entry !== 'object' || entry === null) return null
    if (!('value' in entry && 'until' in entry) || typeof entry.until !== 'number') return null
    return { value: entry.value, until: entry.until }
  } catch {
    return null
  }
}

/**
 * A store of values that expire (spec §7). Where the browser has no store, forbids it or has no room, values live as
 * long as the page: one warning says so, and nobody else notices.
 * @param open asked for the store at each use, because merely naming it can throw
 * @param now milliseconds since 1970
 */
export function expiringStorage(open: () => Storage, now: () => number): ExpiringStorage {
  const memory = new Map<string, string>()
  let warned = false

  function attempt<T>(run: (store: Storage) => T, otherwise: T): T {
    try {
      return run(open())
    } catch (error) {
      if (!warned) console.warn('Values are kept for this page only:', error)
      warned = true
      return otherwise
    }
  }

  function drop(name: string): void {
    memory.delete(name)
    attempt((store) => store.removeItem(name), undefined)
  }

  const read = (name: string): string | null =>
    memory.get(name) ?? attempt((store) => store.getItem(name), null)

  const names = (): string[] =>
    attempt(
      (store) => Array.from({ length: store.length }, (_, i) => store.key(i) ?? ''),
      [],
    ).filter((name) => name.startsWith(prefix))

  function live(name: string): Entry | null {
    const text = read(name)
    if (text === null) return null
    const entry = parse(text)
    if (entry !== null && entry.until > now()) return entry
    drop(name)
    return null
  }

  return {
    get: (key) => live(prefix + key)?.value ?? null,
    set: (key, value, lifeMs = storageLifeMs) => {
      const name = prefix + key
      const text = JSON.stringify({ value, until: now() + lifeMs } satisfies Entry)
      const kept = attempt((store) => {
        store.setItem(name, text)
        return true
      }, false)
      if (kept) memory.delete(name)
      else memory.set(name, text)
    },
    remove: (key) => drop(prefix + key),
    clean: () => {
      for (const name of [...names(), ...memory.keys()]) live(name)
    },
  }
}

/** Milliseconds since 1970: the page's clock tells the time of its loading plus what has passed since. */
const pageNow = () => performance.timeOrigin + performance.now()

/** This browser's own store. */
export const local = expiringStorage(() => window.localStorage, pageNow)
/** The store of this tab, which ends with it. */
export const session = expiringStorage(() => window.sessionStorage, pageNow)
