import { m } from '../../paraglide/messages.js'

/** Both states of a purpose; the style sheet shows the current one. */
function CurrentChoice({ purpose }: { purpose: 'statistics' | 'errors' }) {
  return (
    <td className={`now-${purpose}`}>
      <span className="is-no">{m.choice_no()}</span>
      <span className="is-yes">{m.choice_yes()}</span>
    </td>
  )
}

/** The current consent, and buttons that change it. src/boot handles them by the attributes of <html> and the buttons. */
export function ConsentChoice() {
  return (
    <section className="consent-choice" id="choice">
      <h2>{m.choice_heading()}</h2>
      <p className="is-unasked">{m.choice_unasked()}</p>
      <p className="is-signal">{m.choice_signal()}</p>
      <table className="stored">
        <thead>
          <tr>
            <th scope="col">{m.cookies_th_purpose()}</th>
            <th scope="col">{m.choice_th_what()}</th>
            <th scope="col">{m.choice_th_now()}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{m.choice_statistics()}</th>
            <td>{m.choice_statistics_text()}</td>
            <CurrentChoice purpose="statistics" />
          </tr>
          <tr>
            <th scope="row">{m.choice_errors()}</th>
            <td>{m.choice_errors_text()}</td>
            <CurrentChoice purpose="errors" />
          </tr>
        </tbody>
      </table>
      <div className="rowx">
        <button className="btn btn-line" type="button" data-answer="1.">
          {m.choice_none()}
        </button>
        <button className="btn btn-line" type="button" data-answer="1.se">
          {m.choice_all()}
        </button>
        <button className="btn btn-line" type="button" data-answer="1.s">
          {m.choice_only_statistics()}
        </button>
        <button className="btn btn-line" type="button" data-answer="1.e">
          {m.choice_only_errors()}
        </button>
      </div>
      <noscript>
        <p>{m.choice_no_script()}</p>
      </noscript>
    </section>
  )
}
