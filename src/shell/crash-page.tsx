import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { hrefTo } from '../i18n/links.ts'
import { ApiFailure } from '../model/values/errors.ts'
import { m } from '../paraglide/messages.js'
import { reportServerError, reportBrowserError } from '../request/monitor.ts'
import { sheetLink } from './page-sheets.ts'

const wasServed = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('.oopsf') !== null

/** Page for an error of rendering (spec §8). It shows no details of the error. */
export function CrashPage({ error }: ErrorComponentProps) {
  // If the server rendered this page, the server has reported the error.
  const [served] = useState(wasServed)
  if (!(error instanceof ApiFailure)) reportServerError(error)
  useEffect(() => {
    if (!served && !(error instanceof ApiFailure)) reportBrowserError(error)
  }, [error, served])
  return (
    <div className="oopsf g-cycling">
      <link {...sheetLink('missing')} />
      <div className="wrap oops">
        <div>
          <h1>{m.error_500_title()}</h1>
          <p className="lead-t">{m.error_500_text()}</p>
          <div className="rowx">
            <a className="btn" href="" data-reload="">
              {m.error_try_again()}
            </a>
            <a className="btn btn-line" href={hrefTo({ to: 'home' })} data-reload="">
              {m.error_home()}
            </a>
          </div>
        </div>
        <div className="bigbib eye">
          <p>
            <b>DNF</b>
          </p>
          <span className="num">500</span>
          <div className="perf">
            <span>{m.error_dnf()}</span>
            <span>{m.error_ours()}</span>
          </div>
        </div>
      </div>
    </div>
  )
}
