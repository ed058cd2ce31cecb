/** Resolves in another task, before which the browser handles input and paints. */
export async function nextTask(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve)
  })
}
