import * as v from 'valibot'
import { checkKinds, type SourceCheck } from '../../event/sources.ts'
import { isRealDate } from '../../values/dates.ts'

/** An ISO date, or the month of a day that is not known: "2026-11-24" or "2026-11". */
export const dateOrMonth = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}(?:-\d{2})?$/u, 'must be a date like 2027-05-01 or a month like 2027-05'),
  v.check(
    (text) => isRealDate(text.length === 7 ? `${text}-01` : text),
    'must be a day that exists',
  ),
)

/** How and when facts were compared with a page (`SourceCheck`), in the demo catalogue and in the database. */
export const sourceCheck = v.pipe(
  v.strictObject({
    kind: v.picklist(checkKinds),
    on: dateOrMonth,
    copied: v.optional(dateOrMonth),
  }),
  v.check(
    ({ kind, copied }) => kind === 'copy' || copied === undefined,
    '"copied" belongs to the kind "copy"',
  ),
  v.check(
    ({ on, copied }) => copied === undefined || copied.slice(0, 7) <= on.slice(0, 7),
    'the copy must not be younger than the comparison',
  ),
) satisfies v.GenericSchema<SourceCheck>
