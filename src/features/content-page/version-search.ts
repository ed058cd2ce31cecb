import { versionKey } from '../../model/documents/version-key.ts'
import { textOf } from '../../model/values/text-of.ts'

/** Query key of a policy's page. */
export const versionSearch = (search: object) => ({ version: textOf(search, versionKey) })
