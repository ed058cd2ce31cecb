/** A stage of `npm test` in the queue of the lanes. */
export interface QueuedStage {
  name: string
  /** Names of stages that must have ended, whether or not they passed. */
  after?: readonly string[]
  /** @param isLast true for the stage after which the queue is empty: the other lanes become idle while it runs */
  run(isLast: boolean): Promise<void>
}

/**
 * Runs stages in lanes side by side. A lane that is free takes the first stage of the queue that may start, so that no lane
 * is idle while another has several stages left.
 * @throws Error naming the stages that wait for one that does not exist
 */
export async function runLanes(stages: readonly QueuedStage[], lanes: number): Promise<void> {
  const queue = [...stages]
  const ended = new Set<string>()
  const mayStart = ({ after = [] }: QueuedStage): boolean => after.every((name) => ended.has(name))
  const running = new Set<Promise<void>>()
  while (queue.length > 0 || running.size > 0) {
    const next = running.size < lanes ? queue.find(mayStart) : undefined
    if (next !== undefined) {
      queue.splice(queue.indexOf(next), 1)
      const run = next.run(queue.length === 0).finally(() => {
        ended.add(next.name)
        running.delete(run)
      })
      running.add(run)
    } else if (running.size > 0) await Promise.race(running)
    else throw new Error(`Stages that can never start: ${queue.map(({ name }) => name).join(', ')}`)
  }
}
