import * as v from 'valibot'

const optional = v.nullable(v.string())

/** Part of the export about a member's orders and their people. */
export const exportedOrders = {
  participants: v.pipe(
    v.array(
      v.strictObject({
        edition: v.number(),
        orderedAt: v.string(),
        givenName: v.string(),
        familyName: v.string(),
        givenReading: v.string(),
        familyReading: v.string(),
        year: v.string(),
        month: v.string(),
        day: v.string(),
        guardian: v.string(),
        consent: v.string(),
        waiver: v.string(),
        waivedAt: v.string(),
        answers: v.string(),
        note: v.string(),
        startNumber: v.nullable(v.number()),
      }),
    ),
    v.description('People of these orders, with the parts of their dates of birth, as typed.'),
  ),
  orders: v.pipe(
    v.array(
      v.strictObject({
        edition: v.number(),
        email: optional,
        locale: v.string(),
        state: v.string(),
        currency: v.string(),
        total: v.number(),
        fee: v.number(),
        promoCode: optional,
        terms: optional,
        extensions: v.number(),
        reminds: v.boolean(),
        createdAt: v.string(),
        paidAt: optional,
      }),
    ),
    v.description('Orders of places in races; amounts in minor units of their currency.'),
  ),
  waiting: v.pipe(
    v.array(
      v.strictObject({
        edition: v.number(),
        race: v.string(),
        turn: v.nullable(v.number()),
        size: v.number(),
        email: v.string(),
        locale: v.string(),
        state: v.string(),
        createdAt: v.string(),
        changedAt: v.string(),
      }),
    ),
    v.description('Turns on waiting lists, each for so many places of a race.'),
  ),
  saleDrafts: v.pipe(
    v.array(v.strictObject({ edition: v.number(), facts: v.string(), savedAt: v.string() })),
    v.description('Drafts of terms of sales that the member saved last.'),
  ),
  saleRevisions: v.pipe(
    v.array(
      v.strictObject({
        edition: v.number(),
        number: v.number(),
        origin: v.string(),
        changed: v.string(),
        at: v.string(),
      }),
    ),
    v.description('Terms of sales that the member published.'),
  ),
}
