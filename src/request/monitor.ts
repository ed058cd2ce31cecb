import { createIsomorphicFn } from '@tanstack/react-start'
import { sendErrorReport } from '../browser/error-reports.ts'
import { reportFromServer, serverMonitor } from './monitor.server.ts'

/** Attributes of <html> with the DSN and the release for src/browser/error-reports.ts; none without monitoring. */
export const monitorAttributes = createIsomorphicFn()
  .server(() => {
    const { dsn, release } = serverMonitor()
    return dsn === '' ? {} : { 'data-monitor': dsn, 'data-release': release }
  })
  .client(() => {
    const { monitor, release } = document.documentElement.dataset
    return monitor === undefined ? {} : { 'data-monitor': monitor, 'data-release': release }
  })

/** Reports an error of rendering on the server. Does nothing in a browser. */
export const reportServerError = createIsomorphicFn()
  .server((error: unknown) => reportFromServer(error))
  .client((_error: unknown) => undefined)

/** Reports an error of rendering in the browser. Does nothing on the server. */
export const reportBrowserError = createIsomorphicFn()
  .server((_error: unknown) => undefined)
  .client((error: unknown) => sendErrorReport(error))
