import { DomainError, FieldErrors } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import type { AuditOrigin } from '../../accounts/audit/record-audit.ts'
import { addOrganisation } from '../../accounts/organisations/add-organisation.ts'

/**
 * Adds the organisation of a claimant who owns none, by the rules of its form.
 * @throws FieldErrors { organisation: 'required' | 'organisation-name-taken' }
 */
export async function addClaimantOrganisation(
  db: Database,
  memberId: number,
  name: string | undefined,
  from: AuditOrigin,
  now: Date,
): Promise<void> {
  if (name === undefined) throw new FieldErrors({ organisation: 'required' })
  try {
    await addOrganisation(db, memberId, { name, site: '' }, from, now)
  } catch (error) {
    if (error instanceof FieldErrors)
      throw new FieldErrors({ organisation: 'organisation-name-taken' })
    // A simultaneous request has added one.
    if (error instanceof DomainError && error.code === 'conflict') return
    throw error
  }
}
