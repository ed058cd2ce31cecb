import * as v from 'valibot'
import { currencies } from '../../values/currencies.ts'
import { alternates, group, sitePath, sport, text } from '../parts.ts'

/** Schemas of the frame that all pages share. */

export const menuView = v.pipe(
  v.strictObject({
    groups: v.array(
      v.strictObject({
        group,
        path: sitePath('Page of the group.'),
        sports: v.array(v.strictObject({ sport, path: sitePath('Page of the sport.') })),
      }),
    ),
    currencies: v.array(
      v.strictObject({
        code: v.picklist(currencies),
        symbol: text('"€".'),
        name: text('"euro".'),
      }),
    ),
  }),
  v.description('Groups with their sports, and currencies.'),
)

export const pageView = v.pipe(
  v.strictObject({ alternates }),
  v.description('Paths of a fixed page in every language.'),
)
