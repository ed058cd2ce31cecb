import { createDatabase } from '../../worker/db/client.ts'
import { renewDates, type Renewals } from '../../worker/domain/catalogue/renewal/renew-dates.ts'

/** Runs of the job on one day, until it has nothing left to do. */
export async function renewAll(db: D1Database, day: string, limit = 500): Promise<Renewals> {
  const all: Renewals = { added: [], faults: [] }
  for (;;) {
    const { added, faults } = await renewDates(
      createDatabase(db),
      new Date(`${day}T12:00:00.000Z`),
      limit,
    )
    all.added.push(...added)
    all.faults.push(...faults)
    const due = await db
      .prepare('SELECT count(*) AS n FROM date_renewal WHERE due_on <= ?1')
      .bind(day)
      .first<number>('n')
    if (due === 0) return all
  }
}
