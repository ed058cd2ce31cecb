import * as v from 'valibot'
import { lineOf, strictly } from '../../values/form.ts'

/** Why a redirect is refused at the desk; `to-host`: an address of another site, which only the operator's command takes. */
export const redirectFaults = [
  'from-invalid',
  'from-page',
  'to-invalid',
  'to-itself',
  'to-unknown',
  'to-host',
] as const

export type RedirectFaultCode = (typeof redirectFaults)[number]

/** Body of `PUT /api/desk/redirects`: paths of this site by the words of any language. */
export const redirectFields = v.strictObject({ from: lineOf(500), to: lineOf(500) }, strictly)

/** `GET /api/desk/redirects`: former paths and their targets by English words. */
export const deskRedirectsView = v.strictObject({
  redirects: v.array(
    v.strictObject({
      from: v.string(),
      to: v.string(),
      /** True for a former name of an event of the catalogue, which is changed with it. */
      isShipped: v.boolean(),
    }),
  ),
})

export type DeskRedirectsView = v.InferOutput<typeof deskRedirectsView>
