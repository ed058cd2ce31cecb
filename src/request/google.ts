import { createIsomorphicFn } from '@tanstack/react-start'
import { serverGoogle } from './google.server.ts'

/** The attributes that say that visitors can come in by Google, and by which client and script; none where it is off. */
export const googleAttributes = createIsomorphicFn()
  .server(() => {
    const offer = serverGoogle()
    return offer === null
      ? {}
      : { 'data-google-client': offer.client, 'data-google-script': offer.script }
  })
  .client(() => {
    const { googleClient, googleScript } = document.documentElement.dataset
    return googleClient === undefined
      ? {}
      : { 'data-google-client': googleClient, 'data-google-script': googleScript }
  })
