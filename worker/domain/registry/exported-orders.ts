import * as v from 'valibot'

const optional = v.nullable(v.string())

/** Part of the export about a member's orders. */
export const exportedOrders = {
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
        extensions: v.number(),
        createdAt: v.string(),
        paidAt: optional,
      }),
    ),
    v.description('Orders of places in races; amounts in minor units of their currency.'),
  ),
}
