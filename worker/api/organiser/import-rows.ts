import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { DomainError } from '../../../src/model/values/errors.ts'
import { importRowStates, type ImportField } from '../../../src/model/event/imports.ts'
import {
  changeMapping,
  endWriting,
  includeRow,
  startWriting,
} from '../../domain/organisers/imports/change-import.ts'
import { correctCell } from '../../domain/organisers/imports/correct-cell.ts'
import { checkRows } from '../../domain/organisers/imports/check-import.ts'
import { findImportPage } from '../../domain/organisers/imports/find-import.ts'
import {
  defaultsSchema,
  mappingSchema,
  requireImport,
  rowChangeSchema,
  type ImportRecord,
} from '../../domain/organisers/imports/import-record.ts'
import { undoImport } from '../../domain/organisers/imports/undo-import.ts'
import { writeDrafts } from '../../domain/organisers/imports/write-drafts.ts'
import { fieldName } from '../../present/organiser/import-words.ts'
import { presentImport } from '../../present/organiser/imports.ts'
import { jsonBody } from '../middleware/form.ts'
import { localeKey, queryKeys } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const pageKeys = v.object({
  show: v.optional(v.picklist(importRowStates)),
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/u), v.transform(Number)), '1'),
  locale: localeKey,
})
const takesPage = queryKeys(pageKeys)
const settings = v.strictObject({ mapping: mappingSchema, defaults: defaultsSchema })
const undo = v.strictObject({ edited: v.boolean() })

/** Context of a route that takes the keys of a page. */
type PageContext = Context<
  MemberEnvironment,
  string,
  { out: { query: v.InferOutput<typeof pageKeys> } }
>

const recordOf = async (c: Context<MemberEnvironment>) =>
  await requireImport(c.var.db, c.var.member.id, c.req.param('id') ?? '')

async function respond(c: PageContext) {
  const { show, page: wanted, locale } = c.req.valid('query')
  const record = await recordOf(c)
  const page = await findImportPage(c.var.db, record, show ?? null, wanted, locale)
  return c.json(presentImport(record, page, locale))
}

/** Checks what a change concerns, in as many steps as that may take; the page asks for the rest. */
async function checkAll({ var: { db, clock } }: Context<MemberEnvironment>, record: ImportRecord) {
  for (let step = 0; step < 4; step += 1)
    if ((await checkRows(db, record, clock.now())) === 0) break
}

const unshown = showsNothing('An import writes drafts.')

/**
 * One import, by its id. `GET ?show&page` → ImportView with the rows of a state, invalid ones first. `PATCH` changes the
 * meaning of columns, `PATCH /rows/{number}` a cell, with `point` the coordinates too, in all rows with the same fault if
 * `all` says so, or takes a row in or out. `POST /check` and `POST /drafts` do the next
 * slice of work; `DELETE` takes the import back. All → ImportView.
 * @throws DomainError not-found for an import of others, conflict, invalid-body
 */
export const importRows = new Hono<MemberEnvironment>()
  .get('/', takesPage, async (c) => await respond(c))
  .patch('/', unshown, takesPage, jsonBody(settings), async (c) => {
    const { mapping, defaults } = c.req.valid('json')
    await changeMapping(c.var.db, await recordOf(c), mapping, defaults, c.var.clock.now())
    return await respond(c)
  })
  .patch('/rows/:number', unshown, takesPage, jsonBody(rowChangeSchema), async (c) => {
    const record = await recordOf(c)
    const number = Number(c.req.param('number'))
    if (!Number.isSafeInteger(number)) throw new DomainError('not-found')
    const change = c.req.valid('json')
    if ('included' in change) await includeRow(c.var.db, record, number, change.included)
    else {
      const { field, text, all, point } = change
      const cell = (of: ImportField, corrected: string) => ({
        field: of,
        text: corrected,
        columnName: fieldName(of, c.req.valid('query').locale),
      })
      const others = point === undefined ? [] : [cell('lat', point.lat), cell('lon', point.lon)]
      const correction = { ...cell(field, text), number, isForAll: all, others }
      await correctCell(c.var.db, record, correction)
    }
    await checkAll(c, await recordOf(c))
    return await respond(c)
  })
  .post('/check', unshown, takesPage, async (c) => {
    await checkRows(c.var.db, await recordOf(c), c.var.clock.now())
    return await respond(c)
  })
  .post('/drafts', unshown, takesPage, async (c) => {
    const { db, clock } = c.var
    const record = await recordOf(c)
    await startWriting(db, record, clock.now())
    await writeDrafts(db, { ...record, state: 'writing' }, clock.now())
    await endWriting(db, record, clock.now())
    return await respond(c)
  })
  .delete('/', unshown, takesPage, jsonBody(undo), async (c) => {
    const { edited } = c.req.valid('json')
    await undoImport(c.var.db, await recordOf(c), edited, c.var.clock.now())
    return await respond(c)
  })
