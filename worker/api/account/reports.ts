import { Hono } from 'hono'
import { reportFields } from '../../../src/model/schemas/community/report.ts'
import { sendReport } from '../../domain/community/reports/send-report.ts'
import { presentReportForm } from '../../present/community/report-form.ts'
import { formBody } from '../middleware/form.ts'
import { networkOfRequest } from '../middleware/network-of-request.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

/**
 * `GET ?locale` → ReportFormView, which is public. `POST` with reportFields reports a review to the moderators → `{}`.
 * @throws FieldErrors; DomainError conflict if the member has reported it before, too-many-requests
 */
export const reports = new Hono<MemberEnvironment>()
  .get('/', localeQuery, (c) => c.json(presentReportForm(queryLocale(c))))
  .post('/', showsNothing('A report waits for a moderator.'), formBody(reportFields), async (c) => {
    const { db, member, clock } = c.var
    const fields = c.req.valid('json')
    const sender = { memberId: member.id, network: await networkOfRequest(c) }
    await sendReport(db, sender, fields, clock.now())
    return c.json({})
  })
