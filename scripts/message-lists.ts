import { posix } from 'node:path'

/** A message that is asked for: called with nothing, called with something, or named. */
export const asked = /\bm\.(?<key>[a-z0-9_]+)(?<call>\(\)|\(|)/gu
export const importsMessages = /import \{ m \} from '[^']*\/paraglide\/messages\.js'/u

/** What only accounts need. Public pages reach it by `import()` alone, so that they load none of it. */
const account =
  /^src\/features\/(?:google|members|profile|registration|sign-in)\/|^src\/routes\/(?:members|profile)\.|^src\/shell\/sign-in-dialog\.tsx$/u
/** Where the browser's code begins; the router's generated tree names the routes. */
const entry = /^src\/(?:client\.ts|hydrate\.tsx|router\.tsx|start\.ts|routes\/.*)$/u
const routes = /^src\/routes\//u

const importLine =
  /^(?:import|export)\s+(?!type\b)(?:[\w*\s{},$]+?\s+from\s+)?'(?<fixed>\.[^'\n]+)'|\bimport\(\s*'(?<later>\.[^'\n]+)'\s*\)/gmu

interface Import {
  target: string
  /** Fetched when it is wanted. */
  later: boolean
}

function importsOf(path: string, code: string): Import[] {
  return [...code.matchAll(importLine)].map(({ groups }) => ({
    target: posix.join(posix.dirname(path), groups?.['fixed'] ?? groups?.['later'] ?? ''),
    later: groups?.['later'] !== undefined,
  }))
}

/** The files that can be reached from some of them; what a server alone imports is no browser's. */
function reach(
  files: ReadonlyMap<string, string>,
  from: readonly string[],
  follows: (target: string) => boolean,
): Set<string> {
  const found = new Set(from)
  // A set that grows while it is walked is walked to its end.
  for (const path of found) {
    for (const { target } of importsOf(path, files.get(path) ?? ''))
      if (files.has(target) && !target.includes('.server.') && follows(target)) found.add(target)
  }
  return found
}

function keysOf(files: ReadonlyMap<string, string>, paths: Iterable<string>): Set<string> {
  const found = [...paths].flatMap((path) => {
    const code = files.get(path) ?? ''
    if (!importsMessages.test(code)) return []
    return [...code.matchAll(asked)].map(({ groups }) => groups?.['key'] ?? '')
  })
  return new Set(found)
}

export interface MessageLists {
  /** Keys of the messages that some public page asks for. */
  all: readonly string[]
  /** Keys that only pages and dialogs of accounts ask for; they count on where `all` ends. */
  account: readonly string[]
}

/**
 * The messages that the browser's code asks for, in one order for all languages.
 * @param files the code of `src` by its path from the project's root
 * @throws Error where public code imports code of accounts other than by `import()`
 */
export function messageLists(files: ReadonlyMap<string, string>): MessageLists {
  const entries = [...files.keys()].filter((path) => entry.test(path))
  const isPublic = (path: string) => !account.test(path)
  const everywhere = reach(files, entries.filter(isPublic), isPublic)
  const wrong = [...everywhere].flatMap((path) =>
    importsOf(path, files.get(path) ?? '')
      .filter(({ target, later }) => !later && !isPublic(target) && !routes.test(target))
      .map(({ target }) => `${path} imports ${target}`),
  )
  if (wrong.length > 0)
    throw new Error(`Public pages load accounts by import() only: ${wrong.join(', ')}`)
  const all = keysOf(files, everywhere)
  const whole = keysOf(
    files,
    reach(
      files,
      [...files.keys()].filter((path) => everywhere.has(path) || !isPublic(path)),
      () => true,
    ),
  )
  return { all: [...all].sort(), account: [...whole].filter((key) => !all.has(key)).sort() }
}
