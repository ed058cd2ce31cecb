import type { Context, MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { DomainError, FieldErrors, type ErrorCode } from '../../../src/model/values/errors.ts'
import { readForm } from '../../../src/model/values/form.ts'
import type { ApiEnvironment } from './context.ts'

type BodySchema = v.GenericSchema<unknown, object>

/** Middleware after which `c.req.valid('json')` is the body; the client of src/api takes the type of `json` from it. */
type TakesBody<Schema extends BodySchema> = MiddlewareHandler<
  ApiEnvironment,
  string,
  { in: { json: v.InferInput<Schema> }; out: { json: v.InferOutput<Schema> } }
>

/** The object of a JSON body. @throws DomainError invalid-body */
async function readJsonObject(c: Context): Promise<object> {
  const body: unknown = await c.req.json().catch(() => null)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new DomainError('invalid-body')
  return body
}

/** Validates a form that was sent as JSON. @throws DomainError invalid-body, FieldErrors */
export const formBody =
  <Schema extends BodySchema>(schema: Schema): TakesBody<Schema> =>
  async (c, next) => {
    const read = readForm(schema, await readJsonObject(c))
    if (!read.ok) throw new FieldErrors(read.fields)
    c.req.addValidatedData('json', read.values)
    await next()
  }

/** Route whose body is a file, which the handler reads by `readBody` once it knows the member. */
export const fileBody: MiddlewareHandler<ApiEnvironment, string, { in: { body: Blob } }> = async (
  _c,
  next,
) => await next()

/** Validates a JSON object that no form with fields sends. @throws DomainError invalid-body, or `code` for another shape */
export const jsonBody =
  <Schema extends BodySchema>(
    schema: Schema,
    code: ErrorCode = 'invalid-body',
  ): TakesBody<Schema> =>
  async (c, next) => {
    const read = v.safeParse(schema, await readJsonObject(c))
    if (!read.success) throw new DomainError(code)
    c.req.addValidatedData('json', read.output)
    await next()
  }
