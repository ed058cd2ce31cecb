/**
 * The value of a promise, or null when it takes longer than so many milliseconds: for what has a default, so that no page
 * waits for a store that hangs. The late value is dropped.
 * @throws what the promise throws in time
 */
export async function answerInTime<T>(promise: Promise<T>, limitMs: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
