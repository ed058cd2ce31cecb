import * as v from 'valibot'
import { organiserExport } from '../../../src/model/schemas/organiser/organiser-export.ts'
import { currencies } from '../../../src/model/values/currencies.ts'
import { unitSystemNames } from '../../../src/model/values/preferences.ts'
import { exportedPages } from './exported-pages.ts'
import { exportedLists } from './exported-lists.ts'
import { exportedOrders } from './exported-orders.ts'

const optional = v.nullable(v.string())
const stars = v.nullable(v.number())

/** `GET /api/profile/export`: all data of a member as stored, without hashes of secrets; times are ISO instants. */
export const exportView = v.pipe(
  v.strictObject({
    format: v.literal('startline-export-1'),
    exportedAt: v.string(),
    account: v.strictObject({
      id: v.number(),
      username: v.string(),
      email: v.string(),
      firstname: v.string(),
      lastname: v.string(),
      role: v.string(),
      hasPassword: v.boolean(),
      locale: v.string(),
      country: optional,
      city: optional,
      bio: optional,
      links: v.record(v.string(), v.string()),
      sports: v.array(v.string()),
      alertsOff: v.array(v.string()),
      isPublic: v.boolean(),
      avatar: optional,
      createdAt: v.string(),
      updatedAt: v.string(),
      confirmedAt: optional,
      deleteAt: optional,
    }),
    preferences: v.nullable(
      v.strictObject({ unit: v.picklist(unitSystemNames), currency: v.picklist(currencies) }),
    ),
    claims: v.pipe(
      v.array(
        v.strictObject({
          event: v.string(),
          state: v.string(),
          address: optional,
          text: optional,
          link: optional,
          locale: v.string(),
          sentAt: v.string(),
          expiresAt: optional,
          decidedAt: optional,
        }),
      ),
      v.description('Claims to organise an event, by permalink.'),
    ),
    claimAnswers: v.pipe(
      v.array(v.strictObject({ text: v.string(), sentAt: v.string() })),
      v.description('Answers to claims of others.'),
    ),
    ...organiserExport,
    invitations: v.pipe(
      v.array(
        v.strictObject({
          organisation: v.string(),
          email: v.string(),
          role: v.string(),
          createdAt: v.string(),
          expiresAt: v.string(),
          usedAt: optional,
        }),
      ),
      v.description(
        'Invitations to an organisation, sent or received; their tokens are not stored.',
      ),
    ),
    identities: v.array(
      v.strictObject({
        provider: v.string(),
        subject: v.string(),
        email: v.string(),
        createdAt: v.string(),
      }),
    ),
    sessions: v.array(
      v.strictObject({
        id: v.string(),
        device: v.string(),
        country: optional,
        createdAt: v.string(),
        seenAt: v.string(),
        expiresAt: v.string(),
      }),
    ),
    links: v.pipe(
      v.array(
        v.strictObject({
          purpose: v.string(),
          address: optional,
          createdAt: v.string(),
          expiresAt: v.string(),
          usedAt: optional,
        }),
      ),
      v.description('Links sent by email; their tokens are not stored.'),
    ),
    mail: v.array(
      v.strictObject({
        kind: v.string(),
        address: v.string(),
        locale: v.string(),
        details: v.unknown(),
        createdAt: v.string(),
        sentAt: optional,
        failedAt: optional,
      }),
    ),
    ...exportedPages,
    ...exportedLists,
    ...exportedOrders,
    moderation: v.pipe(
      v.array(
        v.strictObject({
          kind: v.string(),
          state: v.string(),
          submittedAt: v.string(),
          decidedAt: optional,
          reason: optional,
          answer: optional,
        }),
      ),
      v.description('How moderators judged the texts of the member.'),
    ),
    reviews: v.array(
      v.strictObject({
        event: v.string(),
        edition: v.string(),
        race: optional,
        rating: v.number(),
        course: stars,
        organisation: stars,
        atmosphere: stars,
        value: stars,
        text: v.string(),
        locale: v.string(),
        state: v.string(),
        writtenAt: v.string(),
        revisedAt: optional,
      }),
    ),
    reports: v.pipe(
      v.array(v.strictObject({ category: v.string(), text: optional, sentAt: v.string() })),
      v.description('Reports of reviews of others.'),
    ),
    feedback: v.pipe(
      v.array(
        v.strictObject({
          event: v.string(),
          category: v.string(),
          text: v.string(),
          fact: optional,
          path: optional,
          former: optional,
          proposed: optional,
          race: optional,
          sport: optional,
          passedOnAt: optional,
          outcome: optional,
          link: optional,
          amount: v.nullable(v.number()),
          currency: optional,
          locale: v.string(),
          sentAt: v.string(),
        }),
      ),
      v.description('Feedback on events by permalink.'),
    ),
    answers: v.pipe(
      v.array(
        v.strictObject({
          text: v.string(),
          locale: v.string(),
          state: v.string(),
          writtenAt: v.string(),
        }),
      ),
      v.description('Answers to reviews that the member wrote for an organisation.'),
    ),
    pictures: v.array(
      v.strictObject({
        id: v.string(),
        purpose: v.string(),
        width: v.number(),
        height: v.number(),
        bytes: v.number(),
        createdAt: v.string(),
        droppedAt: optional,
      }),
    ),
    eventPictures: v.pipe(
      v.array(
        v.strictObject({
          file: v.string(),
          name: v.string(),
          alts: v.string(),
          credit: optional,
          licence: optional,
          bytes: v.number(),
          createdAt: v.string(),
          removedAt: optional,
        }),
      ),
      v.description('Pictures of events that the member uploaded for an organisation.'),
    ),
    pagePictures: v.pipe(
      v.array(
        v.strictObject({
          kind: v.string(),
          file: v.string(),
          bytes: v.number(),
          createdAt: v.string(),
          removedAt: optional,
        }),
      ),
      v.description('Logos and covers that the member uploaded for an organisation.'),
    ),
    newsletter: v.nullable(
      v.strictObject({ locale: v.string(), createdAt: v.string(), confirmedAt: optional }),
    ),
    log: v.pipe(
      v.array(
        v.strictObject({
          at: v.string(),
          action: v.string(),
          device: optional,
          country: optional,
          requestId: optional,
          detail: optional,
        }),
      ),
      v.description('Security log of the account.'),
    ),
  }),
  v.description('All data of a member.'),
)

export type ExportView = v.InferOutput<typeof exportView>
