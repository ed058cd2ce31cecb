import { createSerializationAdapter } from '@tanstack/react-router'

const apiBodies = new WeakSet<object>()

function mark(value: unknown): void {
  if (typeof value === 'object' && value !== null) apiBodies.add(value)
}

/** Marks the body of an API response and its parts, one of which may be a loader's data, for `apiJson`. */
export function markAsApiBody(body: unknown): void {
  mark(body)
  if (typeof body === 'object' && body !== null) Object.values(body).forEach(mark)
}

/**
 * Serializes bodies of the API into the page as one JSON text each. The router would write each object as script: more
 * bytes, and slower to write and to parse.
 */
export const apiJson = createSerializationAdapter({
  key: 'api-json',
  test: (value): value is object =>
    typeof value === 'object' && value !== null && apiBodies.has(value),
  toSerializable: (value) => JSON.stringify(value),
  fromSerializable: (text): object => JSON.parse(text),
})
