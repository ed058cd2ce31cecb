import { createIsomorphicFn } from '@tanstack/react-start'
import { serverNonce } from './script-nonce.server.ts'

/** What the scripts of this rendering carry, so that the page's policy lets them run; a browser makes none of its own. */
export const scriptNonce: () => string = createIsomorphicFn()
  .server(() => serverNonce())
  .client(() => '')
