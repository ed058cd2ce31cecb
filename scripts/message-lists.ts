import { posix } from 'node:path'

/** A use of a message: called without arguments, called with arguments, or referenced. */
export const messageUse = /\bm\.(?<key>[a-z0-9_]+)(?<call>\(\)|\(|)/gu
export const importsMessages = /import \{ m \} from '[^']*\/paraglide\/messages\.js'/u

/** Code of the pages of accounts, policies and about. Other pages reach it by `import()` only, so that they do not load it. */
const rare =
  /^src\/features\/(?:account|policies|about|organiser-page|organiser\/dashboard|event-page\/doors)\/|^src\/routes\/(?:members|profile_?|page|about-us|organiser|moderation|organiser-events\.(?:index|import|corrections)|event\.(?:signup|welcome))\.|^src\/shell\/(?:sign-in|feedback|report)-dialog\.tsx$/u
/** Those of them that anybody may open: they load no texts of accounts. */
const open =
  /^src\/features\/(?:policies|about|organiser-page)\/|^src\/routes\/(?:page|about-us|organiser)\./u
/** The editor of events and of their pictures. Its texts are a list of their own, which follows the rare ones. */
const editor =
  /^src\/features\/(?:organiser\/(?:editor|media)|event-page\/preview)\/|^src\/routes\/organiser-events\.(?:new|\$event\.(?:\$|media|preview))\./u
/** Entry points of the browser's code; the routes are imported by the router's generated tree. */
const entry = /^src\/(?:client\.ts|hydrate\.tsx|router\.tsx|start\.ts|routes\/.*)$/u
const routes = /^src\/routes\//u

const importLine =
  /^(?:import|export)\s+(?!type\b)(?:[\w*\s{},$]+?\s+from\s+)?'(?<fixed>\.[^'\n]+)'|\bimport\(\s*'(?<later>\.[^'\n]+)'\s*\)/gmu

interface Import {
  target: string
  /** True for `import()`. */
  dynamic: boolean
}

function importsOf(path: string, code: string): Import[] {
  return [...code.matchAll(importLine)].map(({ groups }) => ({
    target: posix.join(posix.dirname(path), groups?.['fixed'] ?? groups?.['later'] ?? ''),
    dynamic: groups?.['later'] !== undefined,
  }))
}

/** The files that `from` reaches by imports, without files for the server only. */
function reach(
  files: ReadonlyMap<string, string>,
  from: readonly string[],
  follows: (target: string) => boolean,
): Set<string> {
  const found = new Set(from)
  // Iterating a set also visits the items that are added meanwhile.
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
    return [...code.matchAll(messageUse)].map(({ groups }) => groups?.['key'] ?? '')
  })
  return new Set(found)
}

export interface MessageLists {
  /** Keys of the messages that the other pages use. */
  all: readonly string[]
  /** Keys that only rare pages and dialogs use; their indices continue after those of `all`. Begins with `open`. */
  rare: readonly string[]
  /** Keys of the rare pages that anybody may open. */
  open: readonly string[]
  /** Keys that only the editor of events uses; their indices continue after those of `rare`. */
  editor: readonly string[]
}

/**
 * Lists the messages that the browser's code uses, in the same order for all languages.
 * @param files the code of `src` by its path from the project's root
 * @throws Error if other code imports rare code other than by `import()`
 */
export function messageLists(files: ReadonlyMap<string, string>): MessageLists {
  const entries = [...files.keys()].filter((path) => entry.test(path))
  const isCommon = (path: string) => !rare.test(path) && !editor.test(path)
  const commonFiles = reach(files, entries.filter(isCommon), isCommon)
  const wrong = [...commonFiles].flatMap((path) =>
    importsOf(path, files.get(path) ?? '')
      .filter(({ target, dynamic }) => !dynamic && !isCommon(target) && !routes.test(target))
      .map(({ target }) => `${path} imports ${target}`),
  )
  if (wrong.length > 0)
    throw new Error(`Code of rare pages must be loaded by import(): ${wrong.join(', ')}`)
  const commonKeys = keysOf(files, commonFiles)
  const rareKeys = (isRare: (path: string) => boolean): string[] => {
    const from = [...files.keys()].filter((path) => commonFiles.has(path) || isRare(path))
    const reached = reach(files, from, (target) => isCommon(target) || isRare(target))
    const keys = keysOf(files, reached)
    return [...keys].filter((key) => !commonKeys.has(key)).sort()
  }
  const openKeys = rareKeys((path) => open.test(path))
  const rest = rareKeys((path) => rare.test(path)).filter((key) => !openKeys.includes(key))
  const rareList = [...openKeys, ...rest]
  const editorKeys = rareKeys((path) => !isCommon(path)).filter((key) => !rareList.includes(key))
  return { all: [...commonKeys].sort(), rare: rareList, open: openKeys, editor: editorKeys }
}
