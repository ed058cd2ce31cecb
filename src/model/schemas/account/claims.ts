import * as v from 'valibot'
import { claimStates } from '../../members/claims.ts'
import { linesOf, message, strictly } from '../../values/form.ts'
import { claimMaximumCharacters } from '../../values/limits.ts'
import { emailField, organisationNameField } from './members.ts'
import { flag, text } from '../parts.ts'
import { siteField } from './profile-fields.ts'
import { permalinkField } from './saved-events.ts'

/** Forms and responses of `/api/profile/claims`: that a member organises an event. */

/** Name of the organisation that gets the event, for a member who owns none. */
const organisation = v.exactOptional(organisationNameField)

/** `POST /api/profile/claims/code`: sends a code to an address at the event's own domain. */
export const codeRequestFields = v.strictObject(
  { permalink: permalinkField, email: emailField, organisation },
  strictly,
)

/** `POST /api/profile/claims/confirmation`: the code of that email. Spaces, which are pasted along, are ignored. */
export const codeFields = v.strictObject(
  {
    permalink: permalinkField,
    code: v.pipe(
      v.string(message('required')),
      v.transform((typed) => typed.normalize('NFKC').replaceAll(/[\s-]/gu, '')),
      v.nonEmpty(message('required')),
      v.regex(/^\d{6}$/u, message('invalid')),
    ),
  },
  strictly,
)

/** `POST /api/profile/claims`: asks the moderators, with words and a link that prove it. */
export const claimFields = v.strictObject(
  {
    permalink: permalinkField,
    text: v.optional(linesOf(claimMaximumCharacters, 'required'), ''),
    link: v.optional(siteField, ''),
    organisation,
  },
  strictly,
)

const answerText = linesOf(claimMaximumCharacters, 'required')

/** The form of an owner's answer to a claim of another. */
export const claimAnswerFormFields = v.strictObject({ text: answerText }, strictly)

/** `POST /api/organiser/claims`. */
export const claimAnswerFields = v.strictObject(
  {
    claim: v.pipe(v.number(message('invalid')), v.safeInteger(message('invalid'))),
    text: answerText,
  },
  strictly,
)

/** `GET /api/profile/claims/:permalink`: how the member can claim an event, and the state of the member's claim. */
export const claimView = v.strictObject({
  permalink: text('Identifier of the event.'),
  name: text('Name of the event.'),
  state: v.pipe(
    v.picklist(['open', 'own', ...claimStates]),
    v.description('`own` if the member represents its organiser, `open` without a claim.'),
  ),
  domain: v.nullable(
    text('Domain at which an address proves the claim; null without a site of its own.'),
  ),
  address: v.nullable(text('Address that the code was sent to, shortened.')),
  reason: v.nullable(text('Why a moderator rejected the claim, in words.')),
  note: v.nullable(text('Words of the moderator.')),
  organiser: v.nullable(
    v.strictObject({
      name: text('Name of the organisation that looks after the event.'),
      path: text('Path of its page.'),
    }),
  ),
  needsName: v.pipe(
    v.strictObject({
      code: flag('With a code.'),
      request: flag('With a request to the moderators.'),
    }),
    v.description('True if the event would go to an organisation of the member, who has none yet.'),
  ),
})

/** `GET /api/organiser/claims`: claims by others that wait for a moderator. */
export const disputesView = v.strictObject({
  disputes: v.array(
    v.strictObject({
      id: v.pipe(v.number(), v.description('Number of the claim.')),
      name: text('Name of the event.'),
      organisation: text('Permalink of the organisation that looks after it.'),
      answer: v.nullable(text('Answer of the member.')),
      sentOn: text('Day of the claim in words.'),
    }),
  ),
})

export type DisputesView = v.InferOutput<typeof disputesView>
export type ClaimView = v.InferOutput<typeof claimView>
export type CodeRequestFields = v.InferOutput<typeof codeRequestFields>
export type CodeFields = v.InferOutput<typeof codeFields>
export type ClaimFields = v.InferOutput<typeof claimFields>
export type ClaimAnswerFields = v.InferOutput<typeof claimAnswerFields>
