import { createIsomorphicFn } from '@tanstack/react-start'
import { sendErrorReport } from '../browser/error-reports.ts'
import { reportFromServer, serverMonitor } from './monitor.server.ts'

/** The attributes by which the browser's monitoring knows where to send, and which release it speaks for. */
export const monitorAttributes = createIsomorphicFn()
  .server(() => {
    const { dsn, release } = serverMonitor()
    return dsn === '' ? {} : { 'data-monitor': dsn, 'data-release': release }
  })
  .client(() => {
    const { monitor, release } = document.documentElement.dataset
    return monitor === undefined ? {} : { 'data-monitor': monitor, 'data-release': release }
  })

/** Reports what broke a page while the server renders it; in a browser nothing, the server has told already. */
export const reportServed = createIsomorphicFn()
  .server((error: unknown) => reportFromServer(error))
  .client((_error: unknown) => undefined)

/** Reports what broke a page in the browser. */
export const reportShown = createIsomorphicFn()
  .server((_error: unknown) => undefined)
  .client((error: unknown) => sendErrorReport(error))
