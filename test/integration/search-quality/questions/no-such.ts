/** Names of places without events, and texts that only resemble a name: nothing, or a part that is marked as such. */
export const noSuch: readonly string[] = [
  'manila',
  'busan',
  'south pole',
  'st moritz',
  'karachi',
  'dhaka',
]
