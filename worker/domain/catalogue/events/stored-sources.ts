import * as v from 'valibot'
import { factGroups } from '../../../../src/model/event/sources.ts'
import { sourceCheck } from '../../../../src/model/schemas/event/source-check.ts'
import { parsedJson } from '../../../db/parsed-json.ts'

/** The column `event.sources`: JSON of the pages at which groups of facts can be checked. */
export const storedSources = parsedJson(
  v.array(
    v.object({
      url: v.string(),
      facts: v.array(v.picklist(factGroups)),
      check: v.optional(sourceCheck),
    }),
  ),
)
