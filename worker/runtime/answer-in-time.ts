/**
 * The value of a promise, or null after `limitMs` milliseconds: for values with a default, so that no page waits for a
 * hanging store. A late value or error is dropped.
 * @throws the error of the promise if it fails in time
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
