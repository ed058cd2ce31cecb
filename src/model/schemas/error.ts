import * as v from 'valibot'
import { errorCodes } from '../errors.ts'
import { fieldErrors } from '../field-errors.ts'
import { text } from './parts.ts'

export const errorEnvelope = v.pipe(
  v.strictObject({
    error: v.strictObject({
      code: v.pipe(v.picklist(errorCodes), v.description('What is wrong, for programs.')),
      field: v.exactOptional(text('The query key, or the word, that is wrong.')),
      fields: v.exactOptional(
        v.pipe(
          v.record(v.string(), v.picklist(fieldErrors)),
          v.description('What is wrong with each field of a form.'),
        ),
      ),
      requestId: text('Names the request in our log; also in the header `x-request-id`.'),
    }),
  }),
  v.description('The one shape of an error.'),
)
