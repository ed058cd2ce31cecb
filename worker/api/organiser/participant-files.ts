import { Hono } from 'hono'
import * as v from 'valibot'
import { participantFiles as files } from '../../../src/model/orders/participant-files.ts'
import { readParticipants } from '../../domain/commerce/participants/read-participants.ts'
import { findOffer } from '../../domain/commerce/sales/find-offer.ts'
import { requireSale } from '../../domain/commerce/sales/require-sale.ts'
import { localeKey, queryKeys } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'

const query = v.object({ format: v.picklist(files), locale: localeKey })

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * `GET /{edition}/file?format&locale` → the participants of an edition as a file: CSV is streamed, a workbook is written whole.
 * @throws DomainError not-found for an edition of others or without a sale; invalid-query
 */
export const participantFiles = new Hono<MemberEnvironment>().get(
  '/:edition/file',
  queryKeys(query),
  async (c) => {
    const { db, member } = c.var
    const editionId = await requireSale(db, member.id, c.req.param('edition'))
    const { format, locale } = c.req.valid('query')
    // Loaded with the first file, because few isolates write one.
    const [{ fileColumns }, { participantCsv, participantWorkbook }] = await Promise.all([
      import('../../present/orders/participant-columns.ts'),
      import('../../feeds/participant-file.ts'),
    ])
    const { questions } = await findOffer(db, editionId)
    const columns = fileColumns(format, questions, locale)
    const portions = readParticipants(db, editionId)
    const name = format === 'csv' || format === 'xlsx' ? 'participants' : format
    const headers = (type: string, ending: string) => ({
      'content-type': type,
      'content-disposition': `attachment; filename="startline-${name}.${ending}"`,
      'cache-control': 'private, no-store',
    })
    if (format === 'xlsx') {
      const workbook = await participantWorkbook(portions, columns)
      return c.body(workbook.slice().buffer, 200, headers(workbookType, 'xlsx'))
    }
    const csv = participantCsv(portions, columns, { file: format, locale })
    return c.body(csv, 200, headers('text/csv; charset=utf-8', 'csv'))
  },
)
