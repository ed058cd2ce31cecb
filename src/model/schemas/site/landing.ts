import * as v from 'valibot'
import { alternates, hue, sitePath, text } from '../parts.ts'
import { documentPictureView } from './block.ts'
import { documentView } from './document.ts'
import { saleView } from './sale.ts'

/** Pages of partners and campaigns. */

const logoView = v.strictObject({
  key: v.string(),
  name: text('Name of the partner.'),
  picture: documentPictureView,
  url: v.nullable(text('Target, if the logo is a link.')),
})

const landingView = v.strictObject({ ...documentView.entries, hue, logos: v.array(logoView) })

export const landingsView = v.pipe(
  v.strictObject({
    partners: v.array(
      v.strictObject({
        slug: v.string(),
        title: v.string(),
        lang: v.nullable(text('BCP 47 tag of the title, if it is not that of the page.')),
        path: sitePath('Page of the partner.'),
        hue,
        logo: v.nullable(documentPictureView),
      }),
    ),
    page: v.nullable(landingView),
  }),
  v.description('Pages of all partners, and the one that was asked for.'),
)

export const campaignView = v.pipe(
  v.strictObject({
    title: v.string(),
    days: text('First and last day: "27 – 30 November 2026".'),
    open: v.pipe(
      v.nullable(v.strictObject({ document: documentView, sale: saleView })),
      v.description('Null outside of these days.'),
    ),
    alternates,
  }),
  v.description('A campaign of a few days.'),
)
