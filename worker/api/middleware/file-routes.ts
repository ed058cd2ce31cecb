const pictureRoutes: Readonly<Record<string, RegExp>> = {
  PUT: /^\/api\/(?:profile\/avatar|profile\/organisation\/pictures\/[^/]+\/[^/]+|organiser\/events\/[^/]+\/pictures\/[^/]+\/file)$/u,
  POST: /^\/api\/(?:organiser\/events\/[^/]+|desk\/documents\/\d+)\/pictures$/u,
}

/**
 * True for a request whose body is a picture. Its route limits the body itself, after it knows the member
 * (worker/http/read-body.ts).
 */
export const takesPicture = (method: string, path: string): boolean =>
  pictureRoutes[method]?.test(path) === true

/** True for a request whose body is a file of events; its route limits it as those of pictures do. */
export const takesImport = (method: string, path: string): boolean =>
  method === 'POST' && path === '/api/organiser/imports/file'
