import { createIsomorphicFn } from '@tanstack/react-start'
import { requestIdPlaceholder } from '../model/request-id.ts'

/** The id of the request that brought this page, for the footer and the error page. */
export const getRequestId: () => string = createIsomorphicFn()
  .server(() => requestIdPlaceholder)
  .client(() => document.documentElement.dataset['requestId'] ?? '')
