import { and, eq, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { parsedJson } from '../../../db/parsed-json.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { eventNameColumns, eventNames, withName } from '../../catalogue/names/event-name.ts'
import { queueDecisionMail } from '../../moderation/decision-mail.ts'
import type { Decision, ModeratedKind, ModeratedSubject } from '../../moderation/moderated-kind.ts'
import { mailDisputedOwners } from './owner-mail.ts'
import { organisationOfClaimant, targetOfClaim } from './claim-target.ts'
import { eventClaim } from './event-claim.table.ts'
import { grantClaim, revokeClaim } from './grant-claim.ts'

const rows = v.array(
  v.object({
    id: v.number(),
    permalink: v.string(),
    site: v.nullable(v.string()),
    organisation: v.nullable(v.string()),
    address: v.nullable(v.string()),
    text: v.nullable(v.string()),
    link: v.nullable(v.string()),
    locale: v.string(),
    claimantId: v.nullable(v.number()),
    claimant: v.nullable(v.string()),
    answers: parsedJson(v.array(v.string())),
    ...eventNames,
  }),
)

type Row = v.InferOutput<typeof rows>[number]

function fieldsOf({ address, site, organisation, link, answers }: Row): ModeratedSubject['fields'] {
  return [
    ...(organisation === null ? [] : [{ name: 'organisation', value: organisation } as const]),
    ...(site === null ? [] : [{ name: 'site', value: site } as const]),
    ...(address === null ? [] : [{ name: 'proven-address', value: address } as const]),
    ...(link === null ? [] : [{ name: 'link', value: link } as const]),
    ...answers.map((value) => ({ name: 'owner-answer', value }) as const),
  ]
}

/**
 * The organisation among the facts is that which looks after the event: a claim of its event is disputed. The claimant's is
 * compared by its name.
 */
async function findSubjects(db: Database, ids: readonly number[], locale: Locale) {
  const [found] = await readBatch(db, [
    sql`SELECT c.id, ev.permalink, ev.url AS site, ${eventNameColumns}, c.address, c.text, c.link, c.locale,
        (SELECT o.name FROM organiser o WHERE o.id = ev.organiser_id
          AND EXISTS (SELECT 1 FROM organiser_member p WHERE p.organiser_id = o.id)) AS organisation,
        own.id AS "claimantId", own.name AS claimant,
        (SELECT json_group_array(a.text) FROM claim_answer a WHERE a.claim_id = c.id) AS answers
      FROM event_claim c JOIN event ev ON ev.id = c.event_id
      LEFT JOIN organiser own ON own.id = ${organisationOfClaimant('c')}
      WHERE c.state <> 'code' AND c.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  ])
  return new Map(
    v.parse(rows, found).map((row): [number, ModeratedSubject] => {
      const { permalink, name } = withName(row, locale)
      const event = { permalink, name, year: null }
      const { id, text, locale: language, claimantId, claimant } = row
      const organisation =
        claimantId === null || claimant === null
          ? {}
          : { organisation: { id: claimantId, name: claimant, event: permalink } }
      const subject = { title: name, text, language, stars: null, event, fields: fieldsOf(row) }
      return [id, { ...subject, ...organisation }]
    }),
  )
}

/** Statement that queues an email to the claimant about the decision. */
function mailClaimant(db: Database, decision: Decision) {
  const { reason, answer } = decision
  const claim = sql`FROM event_claim c JOIN event ev ON ev.id = c.event_id WHERE c.id = ${decision.subjectId}`
  const claimant = sql`(SELECT c.member_id ${claim})`
  const event = sql`(SELECT ev.name ${claim})`
  return reason === null
    ? queueDecisionMail(db, decision, claimant, {
        kind: 'claim-approved',
        details: sql`json_object('event', ${event})`,
      })
    : queueDecisionMail(db, decision, claimant, {
        kind: 'claim-rejected',
        details: sql`json_object('event', ${event}, 'reason', ${reason}, 'note', ${answer})`,
      })
}

const claimOf = ({ subjectId, stands }: Decision): SQL | undefined =>
  and(eq(eventClaim.id, subjectId), stands)

/** Claims in the moderators' inbox: those without an address at the event's domain, and disputed ones. */
export const moderatedClaim: ModeratedKind = {
  kind: 'claim',
  reasons: ['not-shown', 'unclear', 'unfounded'],
  takesAnswer: false,
  findSubjects,
  approve: (db, decision) => [
    ...grantClaim(db, { claim: claimOf(decision), target: targetOfClaim, at: decision.at }),
    mailClaimant(db, decision),
    mailDisputedOwners(db, decision),
  ],
  reject: (db, decision) => [
    db
      .update(eventClaim)
      .set({ state: 'rejected', decidedAt: decision.at })
      .where(claimOf(decision)),
    mailClaimant(db, decision),
    mailDisputedOwners(db, decision),
  ],
  undo: (db, decision) => [
    ...(decision.reason === null ? revokeClaim(db, claimOf(decision), decision.at) : []),
    db
      .update(eventClaim)
      .set({ state: 'waiting', decidedAt: null, replaced: null })
      .where(claimOf(decision)),
  ],
  // The pages of the event and of two organisers, and lists by organiser.
  shownOn: async () => await Promise.resolve(['everything']),
}
