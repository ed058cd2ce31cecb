import { and, eq, isNotNull, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { pagesOfOrganiser } from '../../catalogue/events/pages-of-events.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { queueDecisionMail } from '../../moderation/decision-mail.ts'
import type { Decision, ModeratedKind, ModeratedSubject } from '../../moderation/moderated-kind.ts'

const rows = v.array(
  v.object({
    id: v.number(),
    name: v.string(),
    site: v.nullable(v.string()),
    newName: v.nullable(v.string()),
  }),
)

/** The text is the new name; once that is decided, the present one. */
async function findSubjects(db: Database, ids: readonly number[]) {
  const [found] = await readBatch(db, [
    sql`SELECT id, name, site, new_name AS "newName" FROM organiser
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  ])
  return new Map(
    v.parse(rows, found).map(({ id, name, site, newName }): [number, ModeratedSubject] => [
      id,
      {
        title: name,
        text: newName ?? name,
        language: null,
        stars: null,
        event: null,
        organisation: { id, name: newName ?? name, event: null },
        fields: site === null ? [] : [{ name: 'site', value: site }],
      },
    ]),
  )
}

const ofDecision = ({ subjectId, stands }: Decision) => and(eq(organiser.id, subjectId), stands)

/** Statement that queues an email about the decision to the owners. Run it before the name changes. */
function mailOwners(db: Database, decision: Decision) {
  const { subjectId, reason, answer } = decision
  const owners = sql`(SELECT p.member_id FROM organiser_member p JOIN member account ON account.id = p.member_id
    WHERE p.organiser_id = ${subjectId} AND p.role = 'owner' AND account.confirmed_at IS NOT NULL)`
  const name = sql`(SELECT new_name FROM organiser WHERE id = ${subjectId})`
  return reason === null
    ? queueDecisionMail(db, decision, owners, {
        kind: 'name-approved',
        details: sql`json_object('name', ${name})`,
      })
    : queueDecisionMail(db, decision, owners, {
        kind: 'name-rejected',
        details: sql`json_object('name', ${name}, 'reason', ${reason}, 'note', ${answer})`,
      })
}

/** New names of verified organisations in the moderators' inbox. */
export const moderatedName: ModeratedKind = {
  kind: 'name',
  reasons: ['unfounded', 'advert', 'insult', 'unclear'],
  takesAnswer: false,
  findSubjects,
  approve: (db, decision) => [
    mailOwners(db, decision),
    db
      .update(organiser)
      .set({
        name: sql`${organiser.newName}`,
        decidedName: sql`${organiser.name}`,
        newName: null,
      })
      .where(and(ofDecision(decision), isNotNull(organiser.newName))),
  ],
  reject: (db, decision) => [
    mailOwners(db, decision),
    db
      .update(organiser)
      .set({ decidedName: sql`${organiser.newName}`, newName: null })
      .where(ofDecision(decision)),
  ],
  undo: (db, decision) => [
    db
      .update(organiser)
      .set(
        decision.reason === null
          ? { newName: sql`${organiser.name}`, name: sql`${organiser.decidedName}` }
          : { newName: sql`${organiser.decidedName}` },
      )
      .where(and(ofDecision(decision), isNotNull(organiser.decidedName))),
  ],
  shownOn: async (db, id) => {
    const [found] = await db
      .select({ permalink: organiser.permalink })
      .from(organiser)
      .where(eq(organiser.id, id))
    return found === undefined ? [] : await pagesOfOrganiser(db, found.permalink)
  },
}
