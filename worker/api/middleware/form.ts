import type { Context } from 'hono'
import type * as v from 'valibot'
import { DomainError, FieldErrors } from '../../../src/model/errors.ts'
import { readForm, type FormSchema } from '../../../src/model/schemas/members.ts'

/** The object that a body of JSON holds. @throws DomainError invalid-body */
export async function bodyObject(c: Context): Promise<object> {
  const body: unknown = await c.req.json().catch(() => null)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new DomainError('invalid-body')
  return body
}

/** The values of a form, as its schema has them. Other keys are an error where the schema is strict. @throws DomainError invalid-body, FieldErrors */
export async function formOf<Schema extends FormSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const read = readForm(schema, await bodyObject(c))
  if (!read.ok) throw new FieldErrors(read.fields)
  return read.values
}
