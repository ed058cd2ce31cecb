import { createSerializationAdapter } from '@tanstack/react-router'

const answers = new WeakSet<object>()

/** Remembers an object that came from the API; what is remembered goes into the page as JSON. */
function remember(value: unknown): void {
  if (typeof value === 'object' && value !== null) answers.add(value)
}

/** Marks an answer of the API, and its parts: some loaders give the page one of them. */
export function rememberAnswer(body: unknown): void {
  remember(body)
  if (typeof body === 'object' && body !== null) Object.values(body).forEach(remember)
}

/**
 * What the API answered travels to the browser as one text of JSON. The router would write every object of it as
 * script instead: more bytes, slower to write, and slower for a browser to read.
 */
export const apiJson = createSerializationAdapter({
  key: 'api-json',
  test: (value): value is object =>
    typeof value === 'object' && value !== null && answers.has(value),
  toSerializable: (value) => JSON.stringify(value),
  fromSerializable: (text): object => JSON.parse(text),
})
