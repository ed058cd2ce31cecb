import * as v from 'valibot'

/** Lists of a document and of its blocks. Their entries have keys, so these names are no keys. */
export const listNames = ['blocks', 'pictures', 'cells', 'logos', 'corrections'] as const
export type ListName = (typeof listNames)[number]

const isListName = (key: string): boolean => listNames.some((name) => name === key)

/**
 * Stable name of an entry, unique in its list: the path of a change is `blocks.{key}.{field}.{locale}`, and in a list
 * within a block `blocks.{key}.{list}.{key}.{field}.{locale}`.
 */
export const key = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,30}$/u),
  v.check((text) => !isListName(text), `must not be one of ${listNames.join(', ')}`),
)

/** True for entries with different keys. */
export const areKeysUnique = (entries: readonly { key: string }[]): boolean =>
  new Set(entries.map((each) => each.key)).size === entries.length
