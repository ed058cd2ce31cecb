import * as v from 'valibot'
import { createBoundedCache } from '../runtime/bounded-cache.ts'

/** Characters of texts per column; parsed, they take about four times as many bytes. */
const mostCharacters = 300_000

/**
 * Schema of a column that holds JSON. Most rows of a page stood in an earlier one, so equal texts are parsed and
 * validated once per isolate. The value is shared: no caller may change it.
 */
export function parsedJson<Output>(
  schema: v.GenericSchema<unknown, Output>,
): v.GenericSchema<string, Output> {
  const parse = v.pipe(v.string(), v.parseJson(), schema)
  const cache = createBoundedCache<{ value: Output }>(
    mostCharacters,
    (_parsed, text) => text.length,
  )
  return v.pipe(
    v.string(),
    v.transform((text): Output => {
      const found = cache.get(text)
      if (found !== undefined) return found.value
      const value = v.parse(parse, text)
      cache.set(text, { value })
      return value
    }),
  )
}

/** Schema of a JSON array with the values of these entries in their order: half as long as an object with their names. */
export function rowOf<Entries extends v.ObjectEntries>(
  entries: Entries,
): v.GenericSchema<unknown, v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  const names = Object.keys(entries)
  const object = v.object(entries)
  return v.pipe(
    v.array(v.unknown()),
    v.length(names.length),
    v.transform((values) => Object.fromEntries(names.map((name, index) => [name, values[index]]))),
    object,
  )
}
