import { createSerializationAdapter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { parsedBody } from './page-bodies.ts'
import { sendBody } from './json.server.ts'

/** JSON texts of the API's bodies, by the parsed body; null for a part of one. */
const texts = new WeakMap<object, string | null>()

/** Remembers the text of a body for `apiJson`, and its parts, one of which may be a loader's data. */
export function keepBodyText(body: unknown, text: string): void {
  if (typeof body !== 'object' || body === null) return
  for (const part of Object.values(body))
    if (typeof part === 'object' && part !== null) texts.set(part, null)
  texts.set(body, text)
}

/** @returns the number by which the browser finds the body */
const send: (text: string) => number = createIsomorphicFn()
  .server(sendBody)
  .client(() => 0)

/**
 * Sends bodies of the API to the browser as the JSON texts that they came in, beside the router's data, which has only
 * their numbers. The router would write each object as script, or a text with every quote escaped.
 */
export const apiJson = createSerializationAdapter({
  key: 'api-json',
  test: (value): value is object => typeof value === 'object' && value !== null && texts.has(value),
  toSerializable: (value) => send(texts.get(value) ?? JSON.stringify(value)),
  fromSerializable: parsedBody,
})
