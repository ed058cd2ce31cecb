import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import type { Locale } from '../../../src/model/locales.ts'
import { isPlain } from '../../../src/model/values/form.ts'
import {
  importBytesLimit,
  importSourcesPerDay,
  importsPerDay,
} from '../../../src/model/event/imports.ts'
import { enforceRateLimit } from '../../domain/limits/rate-limit.ts'
import { createImport } from '../../domain/organisers/imports/create-import.ts'
import { importingOrganiser, listImports } from '../../domain/organisers/imports/list-imports.ts'
import { organisationsOf } from '../../domain/accounts/members/find-profile.ts'
import { localResolver } from '../../http/local-resolver.ts'
import { readBody } from '../../http/read-body.ts'
import { fetchSource } from '../../imports/fetch-source.ts'
import { readSource } from '../../imports/read-source.ts'
import {
  importTemplate,
  importWorkbook,
  templateHeadings,
} from '../../present/organiser/import-template.ts'
import { presentImports } from '../../present/organiser/imports.ts'
import { fileBody, jsonBody } from '../middleware/form.ts'
import { localeKey, localeQuery, queryKeys, queryLocale } from '../middleware/query.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const organisation = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200))), null)
const fileKeys = v.object({ name: v.optional(v.string(), ''), organisation, locale: localeKey })
const templateTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
const templateKeys = v.object({
  format: v.optional(v.picklist(['csv', 'xlsx']), 'csv'),
  locale: localeKey,
})
const addressBody = v.strictObject({
  address: v.pipe(v.string(), v.maxLength(1000)),
  organisation,
  locale: localeKey,
})

/** Stores what a source holds as an open import. Its names are probably in the language of the page. */
async function startImport(
  c: Context<MemberEnvironment>,
  list: { organisation: string | null; locale: Locale },
  load: () => Promise<{ bytes: Uint8Array; source: string }>,
) {
  const { db, member, clock } = c.var
  const organiser = await importingOrganiser(db, member.id, list.organisation)
  const daily = async (name: string, limit: number) =>
    await enforceRateLimit(
      db,
      { name, subject: String(organiser.id), seconds: 86_400, limit },
      clock.now(),
    )
  await daily('import-source-day', importSourcesPerDay)
  const { bytes, source } = await load()
  const defaults = {
    language: list.locale,
    sport: null,
    country: null,
    currency: null,
  }
  const table = await readSource(bytes)
  await daily('import-day', importsPerDay)
  const input = {
    organiserId: organiser.id,
    memberId: member.id,
    source,
    table,
    headings: templateHeadings(),
    defaults,
  }
  return c.json({ id: await createImport(db, input, clock.now()) })
}

const unshown = showsNothing('An import writes drafts.')

/**
 * `GET` → ImportsView. `GET /template?format` → CSV or XLSX with the headings of all facts. `POST /file?name&organisation` reads the file
 * in its body, `POST /address` the source at `{ address, organisation? }`: both → `{ id }`. Nothing is published.
 * @throws DomainError import-refused with an ImportRefusal, too-many-requests, not-found for an organisation of others
 */
export const imports = new Hono<MemberEnvironment>()
  .get('/', localeQuery, async (c) => {
    const { db, member } = c.var
    const [organisations, earlier] = await Promise.all([
      organisationsOf(db, member.id),
      listImports(db, member.id),
    ])
    return c.json(presentImports(organisations, earlier, queryLocale(c)))
  })
  .get('/template', queryKeys(templateKeys), async (c) => {
    const { format, locale } = c.req.valid('query')
    const file = format === 'csv' ? importTemplate(locale) : await importWorkbook(locale)
    return c.body(typeof file === 'string' ? file : new Uint8Array(file), 200, {
      'content-type': templateTypes[format],
      'content-disposition': `attachment; filename="startline-template.${format}"`,
    })
  })
  .post('/file', unshown, rateLimit('PICTURE_LIMIT'), queryKeys(fileKeys), fileBody, async (c) => {
    const { name, ...list } = c.req.valid('query')
    return await startImport(c, list, async () => {
      const bytes = await readBody(c.req.raw, importBytesLimit, 'body-too-large')
      const source = name.normalize('NFC').trim().slice(0, 200)
      return { bytes, source: isPlain(source) && source !== '' ? source : 'file' }
    })
  })
  .post('/address', unshown, rateLimit('PICTURE_LIMIT'), jsonBody(addressBody), async (c) => {
    const { address, ...list } = c.req.valid('json')
    const resolve = localResolver(c.var.settings)
    return await startImport(c, list, () => fetchSource(address, resolve))
  })
