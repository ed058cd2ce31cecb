import * as v from 'valibot'
import { flag, text } from '../parts.ts'

/** A refund rule in words, as far as it still matters on the day of the request. */
export const refundRuleView = v.pipe(
  v.strictObject({
    isStated: flag('False if the organiser has stated none.'),
    steps: v.array(
      v.strictObject({
        until: text('Last day, as text.'),
        percent: v.nullable(text('"80%" of the price; null if nothing is paid back.')),
        fee: v.nullable(text('Amount that is not paid back of each place; null without.')),
      }),
    ),
    isWithoutExtras: flag('True if extras are not paid back.'),
    isWithoutServiceFee: flag('True if the fee on top of the prices is not paid back.'),
  }),
  v.description('How a place that its buyer gives up is paid back.'),
)
export type RefundRuleView = v.InferOutput<typeof refundRuleView>
