import { articleKinds, type ArticleKind } from '../model/blocks/article-kinds.ts'
import { groups, type SportGroup } from '../model/event/sports.ts'
import type { Locale } from '../model/locales.ts'
import { wordsOf } from './words.ts'

/** A page of the news, read from its path. */
export type NewsPath =
  | {
      to: 'list'
      kind: ArticleKind | null
      group: SportGroup | null
      /** Year or month: `2026`, `2026-11`. */
      period: string | null
    }
  | { to: 'event'; permalink: string }
  | { to: 'article'; slug: string }

const period = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/u

/**
 * Reads the segments after the word of the news: a kind by its English word, a group of sports by that of the language and a
 * period, each of which may be absent; or the slug of an article. Null for any other path.
 */
export function readNewsPath(segments: readonly string[], locale: Locale): NewsPath | null {
  const [first, second, ...more] = segments
  if (first === 'event')
    return second === undefined || more.length > 0 ? null : { to: 'event', permalink: second }
  const rest = [...segments]
  const kind = articleKinds.find((each) => each === rest[0]) ?? null
  if (kind !== null) rest.shift()
  const words = wordsOf(locale).groups
  const group = groups.find((each) => words[each] === rest[0]) ?? null
  if (group !== null) rest.shift()
  const [last] = rest
  if (last !== undefined && period.test(last)) {
    return rest.length === 1 ? { to: 'list', kind, group, period: last } : null
  }
  if (last === undefined) return { to: 'list', kind, group, period: null }
  return rest.length === 1 && kind === null && group === null ? { to: 'article', slug: last } : null
}
