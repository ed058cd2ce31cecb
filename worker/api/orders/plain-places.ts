import { Hono } from 'hono'
import {
  checkoutSteps,
  writePlaces,
  type CheckoutOutcome,
} from '../../../src/model/orders/checkout-steps.ts'
import { mostPlaces } from '../../../src/model/orders/holds.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { findCheckout } from '../../domain/commerce/orders/find-checkout.ts'
import { presentOrder } from '../../present/orders/order.ts'
import { checkoutPath } from '../../present/paths/checkout-path.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'
import { areSame, hold, placesOf, placesOfOrder, shownSum } from './hold-places.ts'
import { checkoutOf, readCheckoutForm, tokenOf, toStep } from './plain-form.ts'
import { saveTyped } from './save-typed.ts'

const privately = showsNothing('Pages that show places are not cached.')

/** Forms of the checkout that hold places, without scripts: 303 to the next step, or back with the outcome. */
export const plainPlaces = new Hono<ApiEnvironment>()
  .post('/places', privately, localeQuery, async (c) => {
    const locale = queryLocale(c)
    const form = await readCheckoutForm(c)
    const token = tokenOf(form)
    const places = placesOf(form)
    const standing = await findCheckout(c.var.db, token)
    const sum = places.reduce((total, { quantity }) => total + quantity, 0)
    const [event, date] = [form.text('event'), form.text('date')]
    const back = (outcome: CheckoutOutcome) => {
      const order: Record<string, string> =
        standing === null ? { event, date } : { order: standing.token }
      const query = { ...order, step: 'races', places: writePlaces(places), outcome }
      return c.redirect(`${checkoutPath(query, locale)}#outcome`, 303)
    }
    if (sum === 0) return back('none-chosen')
    if (sum > mostPlaces) return back('too-many')
    if (standing !== null) {
      const { state } = presentOrder(standing.order, c.var.clock.now())
      const isSame = areSame(places, placesOfOrder(standing))
      const isBegun = state === 'held' && isSame
      if (isBegun) return toStep(c, { token: standing.token, step: 'people', locale })
      if (!['held', 'ended', 'cancelled'].includes(state))
        return toStep(c, { token: standing.token, step: 'pay', locale })
    }
    const editionId = standing?.order.editionId ?? Number(form.text('edition'))
    if (!Number.isSafeInteger(editionId) || editionId < 1) throw new DomainError('not-found')
    const shownPlaces = shownSum(form, places)
    const { outcome, address } = await hold(c, {
      editionId,
      places,
      shownPlaces,
      token,
      standing,
      locale,
    })
    return outcome === null ? toStep(c, { token: address, step: 'people', locale }) : back(outcome)
  })
  .post('/hold', privately, localeQuery, async (c) => {
    const locale = queryLocale(c)
    const form = await readCheckoutForm(c)
    const standing = await checkoutOf(c, form)
    const { order, token } = standing
    const from = checkoutSteps.find((each) => each === form.text('step'))
    const step = from === 'pay' ? 'review' : from === 'extras' ? from : 'people'
    const { state } = presentOrder(order, c.var.clock.now())
    // The clock of the page may be ahead of ours.
    if (state === 'held') {
      const lost = await saveTyped(c, { form, checkout: standing, locale })
      return toStep(c, { token, step, outcome: lost, locale })
    }
    if (state !== 'ended') return toStep(c, { token, step: 'pay', locale })
    if (from === 'people') await saveTyped(c, { form, checkout: standing, locale })
    const { editionId } = order
    const places = placesOfOrder(standing)
    const shown = Number(form.text('total'))
    const { outcome, address } = await hold(c, {
      editionId,
      places,
      shown,
      token,
      standing,
      locale,
    })
    // The extras of a hold that ended cannot be changed, those of the new one can.
    const next =
      from === 'extras' && outcome === null ? await findCheckout(c.var.db, address) : null
    const lost = next === null ? null : await saveTyped(c, { form, checkout: next, locale })
    return toStep(c, { token: address, step, outcome: outcome ?? lost, locale })
  })
