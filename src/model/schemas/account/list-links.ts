import * as v from 'valibot'
import { message, strictly } from '../../values/form.ts'
import { flag, text } from '../parts.ts'

/** Forms and responses of `/api/profile/saved-events/links`: links by which others read a member's list. */

export const listLinkKinds = ['calendar', 'share'] as const
export type ListLinkKind = (typeof listLinkKinds)[number]

const kind = v.picklist(listLinkKinds, message('invalid'))

/** `POST` creates the link of a kind in place of an older one; `DELETE` ends it. */
export const linkFields = v.strictObject({ kind }, strictly)

/** `PATCH`: whether the shared page shows the member's first name. */
export const linkNameFields = v.strictObject({ showsName: v.boolean(message('invalid')) }, strictly)

/** `PUT`: whether the calendar also has days of sign-up and of price rises. */
export const linkDeadlineFields = v.strictObject(
  { deadlines: v.boolean(message('invalid')) },
  strictly,
)

/** The only response that contains the link. */
export const newLinkView = v.strictObject({
  url: text('The link.'),
  ways: v.pipe(
    v.array(v.strictObject({ label: text('"Google Calendar".'), href: text('URL.') })),
    v.description('Links that subscribe to a calendar in one step; none for a page.'),
  ),
})

export const listLinkView = v.strictObject({
  kind,
  title: text('"Share this list".'),
  help: text('What the link does.'),
  since: v.nullable(text('Date of the present link, and who can read the list; null without one.')),
  name: v.nullable(
    v.strictObject({
      label: text('"Show my first name".'),
      shown: flag('True if the shared page shows it.'),
    }),
  ),
  deadlines: v.nullable(
    v.strictObject({
      label: text('"Also sign-up dates and price rises".'),
      shown: flag('True if the calendar has them.'),
    }),
  ),
})

export const linkTexts = v.strictObject({
  create: text('"Create a link".'),
  renew: text('"New link".'),
  end: text('"End the link".'),
  ended: text('Said after a link has ended.'),
  once: text('Says that a new link is shown once.'),
  copy: text('"Copy link".'),
  copied: text('Said after copying.'),
  uncopied: text('Said if copying failed.'),
})

export type ListLinkView = v.InferOutput<typeof listLinkView>
export type LinkTexts = v.InferOutput<typeof linkTexts>
export type NewLinkView = v.InferOutput<typeof newLinkView>
