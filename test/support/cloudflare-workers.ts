/**
 * Replaces workerd's module of this name when a test runs the API in Node, over `openDatabase`: there are no bindings
 * and no work after the response.
 */
export const env: Record<string, unknown> = {}

export function waitUntil(work: Promise<unknown>): void {
  void work
}
