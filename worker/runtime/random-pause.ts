/** Milliseconds by which the longest wait grows with each lost attempt. */
const step = 8

/** Waits a random time after a lost attempt, so that two writers in lockstep do not lose to each other for ever. */
export const randomPause = async (attempt: number): Promise<void> =>
  await new Promise((resolve) => {
    setTimeout(resolve, Math.random() * step * (attempt + 1))
  })
