import type { Context } from 'hono'
import type * as v from 'valibot'
import { DomainError, FieldErrors } from '../../../src/model/values/errors.ts'
import { readForm, type FormSchema } from '../../../src/model/values/form.ts'

/** The object of a JSON body. @throws DomainError invalid-body */
export async function readJsonObject(c: Context): Promise<object> {
  const body: unknown = await c.req.json().catch(() => null)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new DomainError('invalid-body')
  return body
}

/** The values of a form that was sent as JSON. @throws DomainError invalid-body, FieldErrors */
export async function readFormBody<Schema extends FormSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const read = readForm(schema, await readJsonObject(c))
  if (!read.ok) throw new FieldErrors(read.fields)
  return read.values
}
