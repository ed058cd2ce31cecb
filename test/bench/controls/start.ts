/** Replaces `@tanstack/react-start` in the control worker: everything runs on the server. */

interface OnServer<F> {
  client: () => F
}

export function createIsomorphicFn() {
  return {
    server: <F>(run: F): OnServer<F> => ({ client: () => run }),
  }
}

export function getRequestUrl(): URL {
  return new URL('http://localhost')
}
