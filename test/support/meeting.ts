/**
 * A point at which concurrent calls wait for one another. In a control, it puts the reads of all before the first write,
 * whatever the machine's speed.
 * @param count calls that come to it; fewer would wait for ever
 */
export function meeting(count: number): () => Promise<void> {
  const all = Promise.withResolvers<void>()
  let arrived = 0
  return async () => {
    arrived += 1
    if (arrived === count) all.resolve()
    await all.promise
  }
}
