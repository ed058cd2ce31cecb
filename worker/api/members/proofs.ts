import { Hono } from 'hono'
import { readProofCode } from '../../../src/model/challenges/proof-code.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { findProof } from '../../domain/content/challenges/find-proof.ts'
import { presentProof } from '../../present/challenges/progress.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'

/**
 * `GET /{code}?locale` → ProofView, for everyone who has the address. Never cached, so that a certificate that ends is gone
 * at once. Most guesses fail at the sign that checks the code, without a query.
 * @throws DomainError not-found, gone
 */
export const proofs = new Hono<ApiEnvironment>().get('/:code', localeQuery, async (c) => {
  c.header('cache-control', 'private, no-store')
  const locale = queryLocale(c)
  const code = readProofCode(c.req.param('code'))
  if (code === null) throw new DomainError('not-found')
  return c.json(presentProof(code, await findProof(c.var.db, code, locale), locale))
})
