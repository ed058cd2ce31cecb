import { Hono } from 'hono'
import { ruleFields, type DeskRuleView } from '../../../src/model/schemas/desk/desk-rule.ts'
import { checkRule } from '../../domain/content/challenges/check-rule.ts'
import { formBody } from '../middleware/form.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { unshown } from './document-id.ts'

/** A rule of a challenge compared with the races ahead. `POST` with ruleFields → DeskRuleView. @throws FieldErrors */
export const rules = new Hono<MemberEnvironment>().post(
  '/',
  unshown,
  formBody(ruleFields),
  async (c) => {
    const { db, clock } = c.var
    return c.json<DeskRuleView>(await checkRule(db, c.req.valid('json').rule, clock.today()))
  },
)
