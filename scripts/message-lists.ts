import { posix } from 'node:path'
import type { MessageListName } from '../src/i18n/message-list-name.ts'
import { importsMessages, messageUse } from './message-use.ts'

/** Files with which the code of a list begins: those of the frame, routes, and what `import()` loads with its list. */
const roots: Record<MessageListName, RegExp> = {
  frame: /^src\/(?:client\.ts|hydrate\.tsx|router\.tsx|start\.ts|routes\/__root\.tsx)$/u,
  missing: /^src\/shell\/missing-page\.tsx$/u,
  home: /^src\/routes\/index\.tsx$/u,
  calendar: /^src\/routes\/calendar\.\$/u,
  checkout: /^src\/routes\/calendar\.registration\./u,
  month: /^src\/features\/event-views\/month-table\.tsx$/u,
  map: /^src\/features\/event-views\/map\/interactive-map\.tsx$/u,
  event: /^src\/routes\/event\.\$/u,
  details: /^src\/features\/event-page\/details\/details-content\.tsx$/u,
  reviews: /^src\/features\/event-page\/reviews\/reviews-live\.tsx$/u,
  sport: /^src\/routes\/sport\./u,
  comparison: /^src\/routes\/compare\./u,
  challenge: /^src\/routes\/(?:challenge|proof)\./u,
  'challenge-member': /^src\/features\/challenge\/member-progress\.tsx$/u,
  sale: /^src\/routes\/(?:sale|lp)\./u,
  organiser: /^src\/routes\/organiser\./u,
  parts: /^src\/features\/organiser-page\/parts-content\.tsx$/u,
  news: /^src\/routes\/news\./u,
  texts: /^src\/routes\/(?:page|about-us|for-organisers|help|redirect|landing)\./u,
  dialogs: /^src\/shell\/(?:sign-in|feedback|report)-dialog\.tsx$/u,
  members: /^src\/routes\/members\./u,
  profile: /^src\/routes\/profile_?\./u,
  'sign-up': /^src\/routes\/event\.(?:signup|welcome)\./u,
  dashboard:
    /^src\/routes\/(?:moderation\.index|organiser-events\.(?:index|import|corrections))\./u,
  desk: /^src\/routes\/moderation\.\$/u,
  editor:
    /^src\/routes\/organiser-events\.(?:new|\$event\.(?:\$|media|preview|sale|participants))\./u,
}

const routes = /^src\/route(?:s\/|Tree\.gen\.ts$)/u

const importLine =
  /^(?:import|export)\s+(?!type\b)(?:[\w*\s{},$]+?\s+from\s+)?'(?<fixed>\.[^'\n]+)'|\bimport\(\s*'(?<later>\.[^'\n]+)'\s*\)/gmu

const isRoot = (path: string): boolean => Object.values(roots).some((root) => root.test(path))

/** Files that `path` imports, without files of the server and without those that `import()` loads with their own list. */
function importsOf(path: string, code: string): string[] {
  return [...code.matchAll(importLine)].flatMap(({ groups }) => {
    const { fixed, later } = groups ?? {}
    const target = posix.join(posix.dirname(path), fixed ?? later ?? '')
    const isApart = routes.test(target) || (later !== undefined && isRoot(target))
    return isApart || target.includes('.server.') ? [] : [target]
  })
}

/** Keys of the messages that the code of a list uses. */
function keysFrom(files: ReadonlyMap<string, string>, root: RegExp): Set<string> {
  const found = new Set([...files.keys()].filter((path) => root.test(path)))
  const keys = new Set<string>()
  // Iterating a set also visits the items that are added meanwhile.
  for (const path of found) {
    const code = files.get(path) ?? ''
    for (const target of importsOf(path, code)) found.add(target)
    if (!importsMessages.test(code)) continue
    for (const { groups } of code.matchAll(messageUse)) keys.add(groups?.['key'] ?? '')
  }
  return keys
}

export interface MessageLists {
  /** Keys of all messages that the browser's code uses; it refers to a message by its index in them. */
  keys: readonly string[]
  /** Keys of each list. Those of the frame are in no other; others may be in several. */
  lists: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * Divides the messages that the browser's code uses by import graph: a list has those of the code that is loaded with it.
 * @param files the code of `src` by its path from the project's root
 */
export function messageLists(files: ReadonlyMap<string, string>): MessageLists {
  const frame = keysFrom(files, roots.frame)
  const others = Object.entries(roots).map(([name, root]): [string, Set<string>] => [
    name,
    name === 'frame' ? frame : keysFrom(files, root).difference(frame),
  ])
  const lists = new Map(others)
  // Keys of the same lists are side by side, so that a list has few gaps.
  const sharing = (key: string) => [...lists.values()].map((keys) => Number(keys.has(key))).join('')
  const all = new Set([...lists.values()].flatMap((keys) => [...keys]))
  const sorted = [...all].map((key) => ({ key, order: `${sharing(key)} ${key}` }))
  sorted.sort((a, b) => (a.order < b.order ? 1 : -1))
  return { keys: sorted.map(({ key }) => key), lists }
}
