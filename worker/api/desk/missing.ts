import { Hono } from 'hono'
import type { MissingView } from '../../../src/model/schemas/desk/desk-views.ts'
import { findTextsToTranslate } from '../../domain/content/desk/missing-texts.ts'
import { presentMissing } from '../../present/desk/desk.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'

/** Texts that a language lacks, or whose English has changed since. `GET ?locale` → MissingView. */
export const missingTexts = new Hono<MemberEnvironment>().get('/', localeQuery, async (c) => {
  const locale = queryLocale(c)
  return c.json<MissingView>(presentMissing(await findTextsToTranslate(c.var.db, locale), locale))
})
