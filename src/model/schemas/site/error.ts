import * as v from 'valibot'
import { errorCodes } from '../../values/errors.ts'
import { fieldErrors } from '../../values/field-errors.ts'
import { text } from '../parts.ts'

export const errorEnvelope = v.pipe(
  v.strictObject({
    error: v.strictObject({
      code: v.pipe(v.picklist(errorCodes), v.description('Code of the error, for programs.')),
      field: v.exactOptional(text('The invalid query key or word.')),
      fields: v.exactOptional(
        v.pipe(
          v.record(v.string(), v.picklist(fieldErrors)),
          v.description('Error code of each invalid field of a form.'),
        ),
      ),
      requestId: text('Id of the request in our log; also in the header `x-request-id`.'),
    }),
  }),
  v.description('Body of every error response.'),
)
