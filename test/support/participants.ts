import { openCheckout } from './checkout-forms.ts'

/** The checkout of a small sale, with a member `ada` who represents its organiser and a member `eve` of another one. */
export async function openParticipants() {
  const checkout = await openCheckout()
  const { site } = checkout
  await site.rows('UPDATE event SET organiser_id = 1')
  await site.rows(`INSERT INTO organiser (id, permalink, name) VALUES (2, 'other-club', 'Other')`)
  await site.add({ id: 51, username: 'ada', role: 'organiser' })
  await site.add({ id: 52, username: 'eve', role: 'organiser' })
  await site.rows('INSERT INTO organiser_member (organiser_id, member_id) VALUES (1, 51), (2, 52)')
  const ada = await site.signedIn('ada')
  const eve = await site.signedIn('eve')

  /** Ids of the places of an order of the free race, paid. */
  const entries = async (places: number): Promise<number[]> => {
    const people = Object.fromEntries(
      Array.from({ length: places }, (_, at) => [
        [`givenName-${at}`, `Kim ${at}`],
        [`familyName-${at}`, 'Sample'],
        [`year-${at}`, '1990'],
        [`month-${at}`, '2'],
        [`day-${at}`, '3'],
      ]).flat(),
    )
    const order = await checkout.begun({ 'places-102': String(places) })
    await checkout.post('people', { order, ...people, email: 'kim@example.org' })
    await checkout.post('payment', { order })
    const rows = await site.rows(
      `SELECT e.id FROM entry e JOIN purchase p ON p.id = e.order_id
        WHERE p.created_at = (SELECT max(created_at) FROM purchase) AND e.state = 'valid' ORDER BY e.id DESC LIMIT ?`,
      places,
    )
    return rows.map(({ id }) => Number(id)).toReversed()
  }

  return { ...checkout, ada, eve, entries }
}
