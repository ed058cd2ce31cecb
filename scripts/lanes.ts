/** A stage of `npm test` in the queue of the lanes. */
export interface QueuedStage {
  name: string
  /** Names of stages that must have passed. If one of them has not, this one is skipped. */
  after?: readonly string[]
  /**
   * @param isLast true for the stage after which the queue is empty: the other lanes become idle while it runs
   * @returns whether it passed
   */
  run(isLast: boolean): Promise<boolean>
}

/**
 * Runs stages in lanes side by side. A lane that is free takes the first stage of the queue that may start, so that no lane
 * is idle while another has several stages left.
 * @returns the names of the stages that have passed
 * @throws Error naming the stages that wait for one that does not exist
 */
export async function runLanes(
  stages: readonly QueuedStage[],
  lanes: number,
): Promise<ReadonlySet<string>> {
  const queue = [...stages]
  const passed = new Set<string>()
  const failed = new Set<string>()
  const running = new Set<Promise<void>>()
  const isSkipped = ({ after = [] }: QueuedStage) => after.some((name) => failed.has(name))
  const mayStart = ({ after = [] }: QueuedStage) => after.every((name) => passed.has(name))
  const take = (stage: QueuedStage) => void queue.splice(queue.indexOf(stage), 1)
  const start = async (stage: QueuedStage) => {
    const hasPassed = await stage.run(queue.length === 0)
    if (hasPassed) passed.add(stage.name)
    else failed.add(stage.name)
  }
  while (queue.length > 0 || running.size > 0) {
    const skipped = queue.find(isSkipped)
    const next = running.size < lanes ? queue.find(mayStart) : undefined
    if (skipped !== undefined) {
      take(skipped)
      failed.add(skipped.name)
    } else if (next !== undefined) {
      take(next)
      const run = start(next).finally(() => running.delete(run))
      running.add(run)
    } else if (running.size > 0) await Promise.race(running)
    else throw new Error(`Stages that can never start: ${queue.map(({ name }) => name).join(', ')}`)
  }
  return passed
}
