import { hrefTo } from '../i18n/links.ts'
import { m } from '../paraglide/messages.js'

/** Spec §8: a rendering failure. Nothing of the error is shown. */
export function CrashPage() {
  return (
    <div className="oopsf g-cycling">
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
