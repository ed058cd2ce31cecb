import * as v from 'valibot'

/** Schemas of single values in a calendar's query. */

/** A key that may be left out, or empty as a form without scripts sends its fields. */
export function maybe<Schema extends v.GenericSchema>(schema: Schema) {
  const blank = v.pipe(
    v.literal(''),
    v.transform(() => null),
  )
  return v.optional(v.union([blank, schema]), '')
}

/** A text of a pattern, which the API's document states, read by `read`; null refuses it. */
export function readBy<T>(pattern: RegExp, read: (text: string) => T | null) {
  return v.pipe(
    v.string(),
    v.regex(pattern),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value)
      if (value !== null) return value
      addIssue()
      return NEVER
    }),
  )
}

export const numberLike = (pattern: RegExp) =>
  maybe(
    v.pipe(
      v.string(),
      v.regex(pattern),
      v.transform((text) => Number(text.replace(',', '.'))),
    ),
  )

export const length = numberLike(/^\d{1,5}(?:[.,]\d{1,3})?$/u)
export const climb = numberLike(/^\d{1,5}$/u)
/** Days of this century, also those that a leap year adds; a pattern, so that the API's document states it. */
const realDay =
  /^20(?:\d\d-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:[02468][048]|[13579][26])-02-29)$/u
export const day = maybe(v.pipe(v.string(), v.isoDate(), v.regex(realDay)))

/** A text of so many code points, as JSON Schema counts characters; `maxLength` of Valibot counts UTF-16 units. */
export const shortText = (most: number) =>
  v.pipe(v.string(), v.regex(new RegExp(String.raw`^[\s\S]{0,${most}}$`, 'u')))
