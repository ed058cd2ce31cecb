import type { JSONParsed } from 'hono/utils/types'
import * as v from 'valibot'
import { resultOf, unreadable, type ApiResponse, type BodyOf, type SendResult } from './result.ts'

/** Nothing to a schema of the body that the route states; refuses another. */
type Fit<Body, Value> = Body extends JSONParsed<Value> ? unknown : 'The route states another body'

/** Schema of the body that the route of a response states. */
export type SchemaOf<Answer extends ApiResponse, Value> = v.GenericSchema<unknown, Value> &
  Fit<BodyOf<Answer>, Value>

/** A result whose body becomes state. A body of another shape is an error like any other. */
export function readBody<Body, Value>(
  sent: SendResult<Body>,
  schema: v.GenericSchema<unknown, Value> & Fit<Body, Value>,
): SendResult<Value> {
  if (!sent.ok) return sent
  const parsed = v.safeParse(schema, sent.body)
  return parsed.success ? { ok: true, body: parsed.output } : unreadable
}

/** `readBody` of the response to a request. */
export const parsedResult = async <Answer extends ApiResponse, Value>(
  request: Promise<Answer>,
  schema: SchemaOf<Answer, Value>,
): Promise<SendResult<Value>> => readBody(await resultOf(request), schema)
