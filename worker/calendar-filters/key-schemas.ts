import * as v from 'valibot'

/** Schemas of single keys in a calendar's query. `text` describes the key in the documentation of the API. */

/** A key that may be absent, or empty as a form without scripts sends its fields; null in both cases. */
export function maybe<Schema extends v.GenericSchema>(schema: Schema, text: string) {
  const blank = v.pipe(
    v.literal(''),
    v.transform(() => null),
  )
  return v.optional(v.pipe(v.union([blank, schema]), v.description(text)), '')
}

/** A text that matches a pattern, which the API's documentation shows, parsed by `read`; null from `read` rejects it. */
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

export const numberLike = (pattern: RegExp, text: string) =>
  maybe(
    v.pipe(
      v.string(),
      v.regex(pattern),
      v.transform((given) => Number(given.replace(',', '.'))),
    ),
    text,
  )

export const lengthKey = (text: string) => numberLike(/^\d{1,5}(?:[.,]\d{1,3})?$/u, text)
export const climbKey = (text: string) => numberLike(/^\d{1,5}$/u, text)

/** Days of this century with the leap days of its leap years; a pattern, so that the API's documentation shows it. */
const realDay =
  /^20(?:\d\d-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:[02468][048]|[13579][26])-02-29)$/u
export const dayKey = (text: string) =>
  maybe(v.pipe(v.string(), v.isoDate(), v.regex(realDay)), text)

/** A text of at most `most` code points, which JSON Schema counts; `maxLength` of Valibot counts UTF-16 units. */
export const shortText = (most: number) =>
  v.pipe(v.string(), v.regex(new RegExp(String.raw`^[\s\S]{0,${most}}$`, 'u')))

/** A key by which a form sends words of the path; '' if absent. */
export const formWord = (most: number, text: string) =>
  v.optional(v.pipe(shortText(most), v.description(text)), '')
