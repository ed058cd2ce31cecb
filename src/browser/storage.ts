import { storageLifeMs } from '../model/values/limits.ts'

/** Prefix of our keys, which share the store with other scripts of this origin. */
const prefix = 'startline:'

interface Entry {
  value: unknown
  /** Time of expiry, in milliseconds since 1970. */
  until: number
}

export interface ExpiringStorage {
  /** The value; null if it is missing or expired. Anyone can edit it in their browser: validate its shape. */
  get(key: string): unknown
  /** @param lifeMs milliseconds; one day by default */
  set(key: string, value: unknown, lifeMs?: number): void
  remove(key: string): void
  /** Keys of stored values that begin with a text. */
  keys(beginning: string): string[]
  /** Removes expired and malformed values; leaves other keys of this origin alone. */
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
 * A store of values that expire (spec §7). If the browser has no store, blocks it or it is full, values are held in
 * memory for as long as the page lives, with one warning on the console.
 * @param open returns the store; called on each use, because reading `window.localStorage` can throw
 * @param now milliseconds since 1970
 */
export function expiringStorage(open: () => Storage, now: () => number): ExpiringStorage {
  const memory = new Map<string, string>()
  let warned = false

  function attempt<T>(run: (store: Storage) => T, fallback: T): T {
    try {
      return run(open())
    } catch (error) {
      if (!warned) console.warn('Browser storage failed; values last for this page only:', error)
      warned = true
      return fallback
    }
  }

  function remove(name: string): void {
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

  function readUnexpired(name: string): Entry | null {
    const text = read(name)
    if (text === null) return null
    const entry = parse(text)
    if (entry !== null && entry.until > now()) return entry
    remove(name)
    return null
  }

  return {
    get: (key) => readUnexpired(prefix + key)?.value ?? null,
    set: (key, value, lifeMs = storageLifeMs) => {
      const name = prefix + key
      const text = JSON.stringify({ value, until: now() + lifeMs } satisfies Entry)
      const isStored = attempt((store) => {
        store.setItem(name, text)
        return true
      }, false)
      if (isStored) memory.delete(name)
      else memory.set(name, text)
    },
    remove: (key) => remove(prefix + key),
    keys: (beginning) =>
      [...new Set([...names(), ...memory.keys()])]
        .map((name) => name.slice(prefix.length))
        .filter((key) => key.startsWith(beginning)),
    clean: () => {
      for (const name of [...names(), ...memory.keys()]) readUnexpired(name)
    },
  }
}

/** Milliseconds since 1970: the time of loading plus the time since then. */
export const pageNow = () => performance.timeOrigin + performance.now()

/** Storage of this browser. */
export const localStore = expiringStorage(() => window.localStorage, pageNow)
/** Storage of this tab, which ends with it. */
export const sessionStore = expiringStorage(() => window.sessionStorage, pageNow)
