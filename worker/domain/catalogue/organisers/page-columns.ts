import * as v from 'valibot'
import { locales } from '../../../../src/model/locales.ts'
import { networks } from '../../../../src/model/members/members.ts'
import { parsedJson } from '../../../db/parsed-json.ts'

/** JSON columns of organiser_page. Keys that this version does not know are left out. */

const known = <Key extends string>(keys: readonly Key[], texts: Record<string, string>) =>
  keys.flatMap((key): [Key, string][] => {
    const text = texts[key]
    return text === undefined || text === '' ? [] : [[key, text]]
  })

const texts = v.record(v.string(), v.string())

/** Texts by locale. */
export const aboutColumn = parsedJson(
  v.pipe(
    texts,
    v.transform((about) => Object.fromEntries(known(locales, about))),
  ),
)

/** Networks with their URLs, in the order of the profile. */
export const linksColumn = parsedJson(
  v.pipe(
    texts,
    v.transform((links) => known(networks, links)),
  ),
)
